import { randomUUID } from 'node:crypto';
import { conflict, invalidField } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { convertImage } from '../../images/api.ts';
import { messageData } from '../data/message-store.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** Wide enough to read handwriting on a whole sheet. */
const widest = 1920;
const mostUnsent = 12;

/** Makes a picture anew, no wider than it is read, without what the camera wrote beside it, and keeps it until it is sent. */
export async function storeHelpPicture(services: Services, ownerId: string, file: unknown) {
  if (!Buffer.isBuffer(file) || file.length === 0) throw invalidField('nonFieldErrors', said(m.choosePicture));
  if ((await messageData(services).countUnsent(ownerId)) >= mostUnsent) {
    throw conflict('request/conflict', said(m.picturesWait, { mostUnsent }));
  }
  const converted = await convertImage(file);
  if (!converted) throw invalidField('nonFieldErrors', said(m.notAPicture));
  const size = converted.sizes.findLast(({ width }) => width <= widest) ?? converted.sizes[0];
  if (!size) throw new Error('a picture without a size');
  const picture = {
    id: randomUUID(),
    width: size.width,
    height: Math.round((converted.height / converted.width) * size.width),
  };
  await messageData(services).insertPicture({ ...picture, ownerId, bytes: size.bytes, createdAt: services.now() });
  return picture;
}
