import { drawnImageMaximumPixels, imageMaximumPixels, widthsOfImage } from '@lemma/contracts';
import { inTurns } from '../../../core/engine/turns.ts';
import { letPoolGiveWay } from '../../../core/engine/give-way.ts';

/** Loaded with the first picture: libvips is not needed for a start. */
let loading: ReturnType<typeof loadSharp> | undefined;

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

export interface ConvertedImage {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly { readonly width: number; readonly bytes: Buffer }[];
}

/** First bytes by format. Nothing else reaches the decoder, whatever a file is called or says that it is. */
const signatures: readonly ((file: Buffer) => boolean)[] = [
  (file) => file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (file) => isJpeg(file),
  (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
  (file) => ['GIF87a', 'GIF89a'].includes(file.toString('latin1', 0, 6)),
];

const isJpeg = (file: Buffer): boolean => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));

/** Whether the file begins as a picture of a kind that we take. */
export const isPicture = (file: Buffer): boolean => signatures.some((begins) => begins(file));

/** Whether the head of the file names no more pixels than we take; nothing is decoded for it. */
async function isOfBearableSize(sharp: Sharp, file: Buffer): Promise<boolean> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  return width * height <= (isJpeg(file) ? imageMaximumPixels : drawnImageMaximumPixels);
}

const inPictureLane = inTurns({ atOnce: 2, mostWaitingEach: 10, mostWaiting: 100, patienceMs: 60_000 });

/**
 * Makes a picture anew as WebP in every width in which it will be served (K11), never wider than it is. Data that a
 * camera wrote beside the pixels (place, time, device) is left behind; its rotation is applied. Of a moving picture the
 * first frame stays. Returns null for a file that is not a whole picture or has too many pixels. Callers are served in
 * turn.
 */
export async function convertImage(file: Buffer): Promise<ConvertedImage | null> {
  if (!isPicture(file)) return null;
  return inPictureLane(() => convert(file));
}

async function convert(file: Buffer): Promise<ConvertedImage | null> {
  const sharp = await (loading ??= loadSharp());
  try {
    if (!(await isOfBearableSize(sharp, file))) return null;
    // That has begun the threads, if nothing else had.
    letPoolGiveWay();
    const { autoOrient } = await sharp(file).metadata();
    const widths = widthsOfImage(autoOrient.width);
    // Decoded once, and kept no wider than it is served.
    const largest = await sharp(file, { limitInputPixels: imageMaximumPixels, failOn: 'error' })
      .rotate()
      .resize({ width: widths.at(-1) ?? autoOrient.width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The first picture of all has begun further ones.
    letPoolGiveWay();
    const { width, height, channels } = largest.info;
    const sizes = [];
    for (const size of widths) {
      const bytes = await sharp(largest.data, { raw: { width, height, channels } })
        .resize({ width: size, withoutEnlargement: true })
        .webp({ quality: 84, effort: 2 })
        .toBuffer();
      sizes.push({ width: size, bytes });
    }
    return { width, height, sizes };
  } catch {
    return null;
  }
}
