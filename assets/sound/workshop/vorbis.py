"""Ogg Vorbis without a program: the encoder libraries that lie beside pygame's own, called directly.

Some builds of pygame bring libvorbisenc (the Linux wheels do); it is the library inside `oggenc`, asked the same way.
"""

import ctypes
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from workshop.tools import SR, Array

QUALITY = 0.5  # what oggenc calls 5
SERIAL = 1  # oggenc draws one by chance; the same file must come out every time
ROOM = 4096  # bytes for each of the libraries' structures, all of them far smaller
BLOCK = 4096  # samples handed over at a time


class Page(ctypes.Structure):
    _fields_ = (
        ("header", ctypes.POINTER(ctypes.c_ubyte)),
        ("header_length", ctypes.c_long),
        ("body", ctypes.POINTER(ctypes.c_ubyte)),
        ("body_length", ctypes.c_long),
    )


def libraries() -> list[Path]:
    """libogg, libvorbis and libvorbisenc of the installed pygame; empty if it has none."""
    spec = find_spec("pygame")
    if spec is None or spec.origin is None or sys.platform == "win32":
        return []
    beside = Path(spec.origin).parent.parent / "pygame_ce.libs"
    found = [sorted(beside.glob(f"{name}-*.so*"))[:1] for name in ("libogg", "libvorbis", "libvorbisenc")]
    return [path for paths in found for path in paths] if all(found) else []


def encode(channels: Array, target: Path) -> bool:
    """Writes a stereo sound; False where the libraries are missing."""
    paths = libraries()
    if not paths:
        return False
    ogg, vorbis, encoder = (ctypes.CDLL(str(path), ctypes.RTLD_GLOBAL) for path in paths)
    vorbis.vorbis_analysis_buffer.restype = ctypes.POINTER(ctypes.POINTER(ctypes.c_float))
    info, comment, state, block, stream, *packets = (ctypes.create_string_buffer(ROOM) for _ in range(8))
    page, out = Page(), bytearray()

    def take(turn_page: ctypes._CFuncPtr) -> None:
        while turn_page(stream, ctypes.byref(page)):
            out.extend(ctypes.string_at(page.header, page.header_length))
            out.extend(ctypes.string_at(page.body, page.body_length))

    vorbis.vorbis_info_init(info)
    if encoder.vorbis_encode_init_vbr(info, ctypes.c_long(2), ctypes.c_long(SR), ctypes.c_float(QUALITY)):
        return False
    vorbis.vorbis_comment_init(comment)
    vorbis.vorbis_analysis_init(state, info)
    vorbis.vorbis_block_init(state, block)
    ogg.ogg_stream_init(stream, SERIAL)
    vorbis.vorbis_analysis_headerout(state, comment, *packets)
    for packet in packets:
        ogg.ogg_stream_packetin(stream, packet)
    take(ogg.ogg_stream_flush)

    # The same 16 bits that a file between this program and oggenc would hold.
    samples = (np.round(np.clip(channels, -1, 1) * 32767) / 32768).astype(np.float32)
    for start in [*range(0, samples.shape[1], BLOCK), samples.shape[1]]:
        piece = np.ascontiguousarray(samples[:, start : start + BLOCK])
        if piece.shape[1]:
            room = vorbis.vorbis_analysis_buffer(state, piece.shape[1])
            for side in (0, 1):
                ctypes.memmove(room[side], piece[side].ctypes.data, piece[side].nbytes)
        vorbis.vorbis_analysis_wrote(state, piece.shape[1])  # nothing: the end
        while vorbis.vorbis_analysis_blockout(state, block) == 1:
            vorbis.vorbis_analysis(block, None)
            vorbis.vorbis_bitrate_addblock(block)
            while vorbis.vorbis_bitrate_flushpacket(state, packets[0]):
                ogg.ogg_stream_packetin(stream, packets[0])
                take(ogg.ogg_stream_pageout)
    take(ogg.ogg_stream_flush)
    target.write_bytes(bytes(out))
    return True
