import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { sharePicture } from '#shared/content/images.ts';

/** Files are written below the project folder alone. */
export const project = new URL('../../', import.meta.url).pathname;
const storedWidths = [480, 768, 1280, 1920];

export async function save(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(project + path), { recursive: true });
  await writeFile(project + path, bytes);
  console.log(`${path}  ${(bytes.length / 1000).toFixed(1)} kB`);
}

/** An SVG as pixels; its edges are softened by a hair, which also halves the noise a codec has to carry. */
async function raster(svg: string, width: number, height: number): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const pixels = sharp(Buffer.from(sized)).removeAlpha();
  return (width >= 1920 ? pixels.blur(0.6) : pixels).png({ compressionLevel: 1 }).toBuffer();
}

/**
 * A stored picture: NAME-{W}x{H}.webp, and beside it every smaller width in both formats,
 * and the full width as AVIF.
 */
export async function storePicture(path: string, svg: string, width: number, height: number): Promise<void> {
  const uncut = await raster(svg, width, height);
  const name = `content/storage/${path}-${width}x${height}`;
  for (const w of [...storedWidths.filter((each) => each < width), width]) {
    const sized = await sharp(uncut).resize(w).png({ compressionLevel: 1 }).toBuffer();
    await save(
      `${name}.${w}.avif`,
      await sharp(sized).avif({ quality: 50, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
    const webp = await sharp(sized).webp({ quality: 72, effort: 6, preset: 'picture' }).toBuffer();
    await save(w === width ? `${name}.webp` : `${name}.${w}.webp`, webp);
  }
}

/** The JPEG of a stored picture for shared links. */
export async function storeSharePicture(
  path: string,
  svg: string,
  width: number,
  height: number,
): Promise<void> {
  const shared = sharePicture(`${path}-${width}x${height}.webp`)!;
  const jpeg = sharp(await raster(svg, width, height))
    .resize({ width: shared.width, height: shared.height, fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true });
  await save(`content/storage/${shared.path}`, await jpeg.toBuffer());
}
