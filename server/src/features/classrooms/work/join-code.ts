import { randomInt } from 'node:crypto';

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: read aloud or from a wall, none is taken for another. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';
const length = 6;

/** About 1.5 × 10⁸ codes; look-ups are limited by address. */
export function newJoinCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** `QK74MD` → `QK7-4MD` */
export const formatJoinCode = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;
