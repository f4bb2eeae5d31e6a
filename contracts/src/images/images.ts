import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const feature = 'images';

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export const imageMaximumBytes = 10 * 1024 * 1024;
/** More pixels than any camera's picture. */
export const imageMaximumPixels = 50_000_000;
/** The same for PNG, WebP and GIF, which screens and drawing programs make: a small file of theirs can hold very many. */
export const drawnImageMaximumPixels = 24_000_000;

/** The body is the file itself; its first bytes decide what it is, not its name. Answers what to write into the text. */
export const createImage = endpoint({
  name: 'createImage',
  feature,
  summary: 'Stores a PNG, JPEG, WebP or GIF picture; it is made anew in the widths in which it will be served.',
  method: 'POST',
  path: '/images/',
  who: 'privileged',
  upload: { types: imageTypes, maximumBytes: imageMaximumBytes },
  response: z.object({
    id: z.uuid(),
    /** Address of the largest width; the others are its widths. */
    address: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  callsPerMinute: 60,
});

/** Public to everyone who knows the id, like the text that contains it. Never inline as anything but a picture. */
export const getImage = endpoint({
  name: 'getImage',
  feature,
  summary: 'A picture in one of its widths.',
  method: 'GET',
  path: '/images/{imageId}/{width}/',
  who: 'anyone',
  inFrames: true,
  params: z.object({ imageId: z.uuid(), width: z.coerce.number().int().min(1).max(3840) }),
  response: { file: ['image/webp'] },
});
