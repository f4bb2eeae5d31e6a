import { randomInt } from 'node:crypto';

/** Letters and figures that are not taken for others. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

/** A code of 80 bits: `ABCD-EFGH-JKLM-NPQR`. */
export const newCode = (): string =>
  Array.from({ length }, (_, place) => {
    const letter = letters[randomInt(letters.length)] ?? '';
    return place > 0 && place % 4 === 0 ? `-${letter}` : letter;
  }).join('');

/** A code as it was made, however it was typed. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
