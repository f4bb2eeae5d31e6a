import { createHash, randomUUID } from 'node:crypto';
import { drawnImageMaximumPixels, imageMaximumPixels } from '@lemma/contracts';
import { invalidField } from '../../../core/errors.ts';
import { convertImage, type ConvertedImage } from './conversion.ts';
import { imageData, type ImageRow } from '../data/image-store.ts';
import type { Services } from '../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const imagesPerOwner = 5_000;

/** A picture that may be stored; `sizes` is null when it is there already. */
export interface PreparedImage {
  readonly image: ImageRow;
  readonly sizes: ConvertedImage['sizes'] | null;
}

/** Makes a picture anew from the file; a file that its owner sent before is found again. */
export async function prepareImage(services: Services, ownerId: string, file: unknown): Promise<PreparedImage> {
  if (!Buffer.isBuffer(file) || file.length === 0) throw invalidField('nonFieldErrors', said(m.choosePicture));
  const fileHash = createHash('sha256').update(file).digest('hex');
  const same = await imageData(services).findSameImage(ownerId, fileHash);
  if (same) return { image: same, sizes: null };
  if ((await imageData(services).countImages(ownerId)) >= imagesPerOwner) {
    throw invalidField('nonFieldErrors', said(m.noRoomForPictures, { imagesPerOwner }));
  }
  const converted = await convertImage(file);
  if (!converted) {
    const [most, mostDrawn] = [imageMaximumPixels, drawnImageMaximumPixels].map((pixels) => pixels / 1_000_000);
    throw invalidField('nonFieldErrors', said(m.notAPicture, { most: most ?? 0, mostDrawn: mostDrawn ?? 0 }));
  }
  const image: ImageRow = {
    // Fully random: the id cannot be guessed from others.
    id: randomUUID(),
    ownerId,
    fileHash,
    width: converted.width,
    height: converted.height,
    createdAt: services.now(),
  };
  return { image, sizes: converted.sizes };
}

/** Stores what was prepared. */
export async function keepImage(
  services: Pick<Services, 'connection' | 'now'>,
  { image, sizes }: PreparedImage,
): Promise<void> {
  if (sizes) await imageData(services).insertImage(image, sizes);
}
