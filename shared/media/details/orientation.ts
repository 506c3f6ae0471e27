/** The orientation that an Exif block, with its name in front, states: 1 to 8, and 1 where it has none. */
export function orientationOf(exif: Uint8Array): number {
  const tiff = new DataView(exif.buffer, exif.byteOffset + 6, Math.max(0, exif.byteLength - 6));
  if (exif.byteLength < 14 || String.fromCharCode(...exif.subarray(0, 4)) !== 'Exif') return 1;
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, little);
    const entries = tiff.getUint16(directory, little);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12;
      if (tiff.getUint16(at, little) !== 0x0112) continue;
      const orientation = tiff.getUint16(at + 8, little);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch {
    // An offset that leads out of the block
  }
  return 1;
}
