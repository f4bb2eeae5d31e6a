import { createHmac, hash, hkdfSync } from 'node:crypto';
import type { PartAnswer } from '@lemma/math';

/* What receipts are made of: hashes of answers, and a code that this server alone can make. Pure functions. */

/** Letters and figures that are not mistaken for each other (Crockford). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const locatorBits = 30n;
const codeBits = 80n;

export interface ReceiptResponse {
  readonly id: string;
  readonly receivedAt: string;
  readonly fingerprint: string;
}

export interface ReceiptCore {
  readonly attemptId: string;
  readonly handedInAt: string;
  readonly responses: readonly ReceiptResponse[];
}

/** SHA-256 of a response's answers. */
export const hashOfAnswers = (answers: readonly PartAnswer[]): string =>
  hash('sha256', JSON.stringify(answers.map(({ part, value }) => [part, value])), 'hex');

/** The last bits of an attempt's id, which its code begins with. */
export const locatorOf = (attemptId: string): number =>
  Number(BigInt(`0x${attemptId.replaceAll('-', '').slice(-8)}`) & ((1n << locatorBits) - 1n));

/** The code of a receipt: where to look, and a seal of what was there. */
export function codeOf(core: ReceiptCore, secret: Uint8Array): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'receipt codes', 32));
  const sealed = createHmac('sha256', key)
    .update(
      JSON.stringify([
        core.attemptId,
        core.handedInAt,
        core.responses.map(({ id, receivedAt, fingerprint }) => [id, receivedAt, fingerprint]),
      ]),
    )
    .digest('hex');
  const sealBits = codeBits - locatorBits;
  const seal = BigInt(`0x${sealed}`) >> (256n - sealBits);
  return write((BigInt(locatorOf(core.attemptId)) << sealBits) | seal);
}

function write(bits: bigint): string {
  let signs = '';
  for (let left = codeBits - 5n; left >= 0n; left -= 5n) signs += alphabet[Number((bits >> left) & 31n)];
  return `LM-${signs.match(/.{4}/g)?.join('-')}`;
}

/** The code in a text, as it was made; also typed in small letters, without lines, or with an O for a zero. */
export function findCode(text: string): string | null {
  const found = /\bLM[-\s]?((?:[0-9A-Z]{4}[-\s]?){4})(?![0-9A-Z])/i.exec(text)?.[1];
  if (found === undefined) return null;
  const signs = found.toUpperCase().replaceAll(/[-\s]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return `LM-${signs.match(/.{4}/g)?.join('-')}`;
}

/** Where a code says to look. */
export function locatorIn(code: string): number {
  const signs = code.slice(3).replaceAll('-', '').slice(0, 6);
  return Array.from(signs).reduce((bits, sign) => bits * 32 + Math.max(0, alphabet.indexOf(sign)), 0);
}
