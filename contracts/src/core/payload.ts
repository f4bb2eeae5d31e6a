/**
 * Encoding of answers and solutions for learners who practise, and of requests whose sender wants it (C02): the JSON
 * text as base64, behind eight random bytes in hex, XORed with a key that is in this file, as `{ payload }`. It hides
 * from a glance into the browser's tools and is not security: anyone who wants to can read it. What a learner must not
 * know is never sent (invariant 1).
 */

/** X06: what an encoded payload cannot be made from, or read from. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
}

export interface EncodedPayload {
  readonly payload: string;
}

const key = 'one over zero is not a number';
const randomLength = 8;
const prefix = /^[0-9a-f]{16}/;

function withKey(text: string): string {
  let mixed = '';
  for (let at = 0; at < text.length; at += 1) {
    mixed += String.fromCharCode(text.charCodeAt(at) ^ key.charCodeAt(at % key.length));
  }
  return mixed;
}

/** @throws PayloadError 'Invalid payload' for anything but a JSON value. */
export function encodePayload(value: unknown): EncodedPayload {
  try {
    const json = JSON.stringify(value);
    if (json === undefined) throw new TypeError('not a JSON value');
    let bytes = '';
    for (const byte of new TextEncoder().encode(json)) bytes += String.fromCharCode(byte);
    const random = crypto.getRandomValues(new Uint8Array(randomLength));
    const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return { payload: withKey(hex + btoa(bytes)) };
  } catch {
    throw new PayloadError('Invalid payload');
  }
}

/** @throws PayloadError 'Invalid server response' for what `encodePayload` has not made. */
export function decodePayload(encoded: EncodedPayload): unknown {
  try {
    return JSON.parse(textOfPayload(encoded));
  } catch {
    throw new PayloadError('Invalid server response');
  }
}

/** The JSON text in a payload. @throws PayloadError 'Invalid payload' for what `encodePayload` has not made. */
export function textOfPayload({ payload }: EncodedPayload): string {
  try {
    const text = withKey(payload);
    if (!prefix.test(text)) throw new TypeError('no random prefix');
    const bytes = Uint8Array.from(atob(text.slice(randomLength * 2)), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new PayloadError('Invalid payload');
  }
}

/** Whether a value of an answer, or a body, is an encoded payload: nothing else has `payload` as its only key. */
export function isEncodedPayload(value: object): value is EncodedPayload {
  return 'payload' in value && typeof value.payload === 'string' && Object.keys(value).length === 1;
}
