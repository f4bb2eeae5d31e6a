/**
 * Randomness that never changes. Generator: xoshiro128** 1.1 (Blackman and Vigna, "Scrambled linear
 * pseudorandom number generators", ACM TOMS 47(4), 2021; https://prng.di.unimi.it/xoshiro128starstar.c).
 * Its state is keyed by MurmurHash3_x86_128 (Appleby, SMHasher, public domain) of (seed, attempt, label), so every
 * label has a stream of its own: adding or reordering labels changes no other stream.
 */

const twoTo32 = 4294967296;

/** MurmurHash3_x86_128 of some bytes: four unsigned 32-bit words. */
export function murmurHash3(bytes: Uint8Array, seed: number): [number, number, number, number] {
  const c1 = 0x239b961b;
  const c2 = 0xab0e9789 | 0;
  const c3 = 0x38b34ae5;
  const c4 = 0xa1e38b93 | 0;
  let h1 = seed | 0;
  let h2 = seed | 0;
  let h3 = seed | 0;
  let h4 = seed | 0;
  const blocks = bytes.length - (bytes.length % 16);
  for (let at = 0; at < blocks; at += 16) {
    h1 ^= scramble(word(bytes, at, 4), c1, 15, c2);
    h1 = (Math.imul(rotate(h1, 19) + h2, 5) + 0x561ccd1b) | 0;
    h2 ^= scramble(word(bytes, at + 4, 4), c2, 16, c3);
    h2 = (Math.imul(rotate(h2, 17) + h3, 5) + 0x0bcaa747) | 0;
    h3 ^= scramble(word(bytes, at + 8, 4), c3, 17, c4);
    h3 = (Math.imul(rotate(h3, 15) + h4, 5) + 0x96cd1c35) | 0;
    h4 ^= scramble(word(bytes, at + 12, 4), c4, 18, c1);
    h4 = (Math.imul(rotate(h4, 13) + h1, 5) + 0x32ac3b17) | 0;
  }
  const rest = bytes.length - blocks;
  if (rest > 12) h4 ^= scramble(word(bytes, blocks + 12, rest - 12), c4, 18, c1);
  if (rest > 8) h3 ^= scramble(word(bytes, blocks + 8, Math.min(4, rest - 8)), c3, 17, c4);
  if (rest > 4) h2 ^= scramble(word(bytes, blocks + 4, Math.min(4, rest - 4)), c2, 16, c3);
  if (rest > 0) h1 ^= scramble(word(bytes, blocks, Math.min(4, rest)), c1, 15, c2);
  h1 ^= bytes.length;
  h2 ^= bytes.length;
  h3 ^= bytes.length;
  h4 ^= bytes.length;
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = avalanche((h2 + h1) | 0);
  h3 = avalanche((h3 + h1) | 0);
  h4 = avalanche((h4 + h1) | 0);
  h1 = avalanche(h1);
  h1 = (h1 + h2 + h3 + h4) | 0;
  return [h1 >>> 0, (h2 + h1) >>> 0, (h3 + h1) >>> 0, (h4 + h1) >>> 0];
}

function word(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let k = count - 1; k >= 0; k--) value = (value << 8) | (bytes[at + k] ?? 0);
  return value;
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function scramble(value: number, first: number, by: number, second: number): number {
  return Math.imul(rotate(Math.imul(value, first), by), second);
}

function avalanche(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** A stream of unsigned 32-bit words. */
export interface RandomStream {
  next(): number;
  /** A uniform integer in [0, count), count an integer from 1 to 2^53, without modulo bias. */
  below(count: number): number;
}

/** xoshiro128** started at the given state, which must not be all zero. */
export function xoshiro128(state: readonly [number, number, number, number]): RandomStream {
  let [s0, s1, s2, s3] = state;
  function next(): number {
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0;
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = rotate(s3, 11);
    return result;
  }
  /** Rejection of the incomplete last block (the method of OpenBSD's arc4random_uniform). */
  function below(count: number): number {
    if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`no integer below ${count}`);
    if (count <= twoTo32) {
      const incomplete = twoTo32 % count;
      for (;;) {
        const draw = next();
        if (draw >= incomplete) return draw % count;
      }
    }
    const range = Number.MAX_SAFE_INTEGER + 1;
    const incomplete = range % count;
    for (;;) {
      const draw = (next() >>> 11) * twoTo32 + next();
      if (draw >= incomplete) return draw % count;
    }
  }
  return { next, below };
}

/** Bytes of a stream's label, prepared once: twelve bytes are kept free for seed and attempt. */
export interface StreamLabel {
  readonly bytes: Uint8Array;
}

export function streamLabel(text: string): StreamLabel {
  const encoded = utf8(text);
  const bytes = new Uint8Array(12 + encoded.length);
  bytes.set(encoded, 12);
  return { bytes };
}

/**
 * The stream of a label for one seed and attempt. The hashed key is seed (eight bytes, little endian), attempt
 * (four bytes), then the label in UTF-8.
 */
export function streamFor(label: StreamLabel, seed: number, attempt: number): RandomStream {
  const { bytes } = label;
  writeWord(bytes, 0, seed >>> 0);
  writeWord(bytes, 4, Math.floor(seed / twoTo32) >>> 0);
  writeWord(bytes, 8, attempt >>> 0);
  const state = murmurHash3(bytes, 0);
  // All zero is the one state that xoshiro cannot leave.
  return xoshiro128(state.every((part) => part === 0) ? [1, 0, 0, 0] : state);
}

/** A uniformly drawn order of 0 … count − 1 (Fisher and Yates, in Durstenfeld's form). */
export function shuffledOrder(stream: RandomStream, count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const chosen = stream.below(last + 1);
    const kept = order[last] ?? 0;
    order[last] = order[chosen] ?? 0;
    order[chosen] = kept;
  }
  return order;
}

function writeWord(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value & 255;
  bytes[at + 1] = (value >>> 8) & 255;
  bytes[at + 2] = (value >>> 16) & 255;
  bytes[at + 3] = value >>> 24;
}

/** UTF-8 without TextEncoder, which the language itself does not have. */
export function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return bytes;
}
