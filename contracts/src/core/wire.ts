import { decodePayload, isEncodedPayload } from './payload.ts';

/**
 * How values travel (V09): the API answers in snake_case; clients read camelCase. Keys shaped like a uuid are kept.
 * Values are never touched, only keys of plain objects; but encoded payloads (C02) are opened for clients.
 */

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** `firstName` → `first_name`; uuid-shaped keys unchanged. */
export function toSnakeKey(key: string): string {
  if (uuidShape.test(key)) return key;
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `first_name` → `firstName`; uuid-shaped keys unchanged. */
export function toCamelKey(key: string): string {
  if (uuidShape.test(key)) return key;
  return key.replaceAll(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

const snakeKeys = new Map<string, string>();
const camelKeys = new Map<string, string>();
const rememberedKeys = 4096;

function remembered(cache: Map<string, string>, key: string, convert: (key: string) => string): string {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const converted = convert(key);
  if (cache.size < rememberedKeys) cache.set(key, converted);
  return converted;
}

function convertKeys(value: unknown, cache: Map<string, string>, convert: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, cache, convert));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (cache === camelKeys && isEncodedPayload(value)) return decodePayload(value);
  const converted: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') continue;
    converted[remembered(cache, key, convert)] = convertKeys(item, cache, convert);
  }
  return converted;
}

/** A copy with all object keys in snake_case. */
export function toWire(value: unknown): unknown {
  return convertKeys(value, snakeKeys, toSnakeKey);
}

/**
 * A copy with all object keys in camelCase and encoded payloads opened.
 *
 * @throws PayloadError for an encoded payload that cannot be read.
 */
export function fromWire(value: unknown): unknown {
  return convertKeys(value, camelKeys, toCamelKey);
}
