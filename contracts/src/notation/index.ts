import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { notation } from '../core/notation.ts';

export { notation, type NotationChoice, ownNotations } from '../core/notation.ts';

const feature = 'notation';

/** Null until the person has chosen: classes say how numbers are written in them, everywhere else it is 1.5. */
const ownNotation = z.object({ notation: notation.nullable() });
export type OwnNotation = z.output<typeof ownNotation>;

export const getOwnNotation = endpoint({
  name: 'getOwnNotation',
  feature,
  summary: 'How the caller writes numbers: outside classes, and in tasks of classes that allow it.',
  method: 'GET',
  path: '/me/notation/',
  who: 'signed-in',
  response: ownNotation,
});

export const setOwnNotation = endpoint({
  name: 'setOwnNotation',
  feature,
  summary: 'Chooses how the caller writes numbers. Attempts that have begun keep their notation.',
  method: 'PUT',
  path: '/me/notation/',
  who: 'signed-in',
  body: z.strictObject({ notation: notation.nullable() }),
  response: ownNotation,
});
