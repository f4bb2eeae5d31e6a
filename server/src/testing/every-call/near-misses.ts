import type { Endpoint } from '@lemma/contracts';
import type { z } from 'zod';
import { placesOf, placesOfAnswer, putAt, valueAt, type Place, type Shape } from './places.ts';
import type { ValidCall } from './valid-calls.ts';

/** A value that just does not fit, in the place of one that does. */
export interface NearMiss {
  readonly kind: 'missing' | 'wrong type' | 'over the bound' | 'under the bound' | 'unknown key';
  readonly place: Place;
  /** The part of the call with the value in it. */
  readonly input: unknown;
}

/** Returns what almost is the valid call: one field missing, of another type, beyond its bound, or one key too many. */
export function nearMissesOf(endpoint: Endpoint, valid: ValidCall): NearMiss[] {
  return placesOf(endpoint).flatMap((place) => missesAt(place, valid[place.part]));
}

/**
 * Returns what almost is an answer: a field missing or of another type. Left out is what travels in another form than it
 * is declared in, and what only one of several shapes has.
 */
export function nearMissesOfAnswer(schema: z.ZodType, answer: unknown): NearMiss[] {
  return placesOfAnswer(schema)
    .filter(({ steps }) => !steps.some(({ isOneOfSeveral }) => isOneOfSeveral))
    .filter((place) => place.shape.type !== 'object' || typeof valueAt(answer, place) === 'object')
    .flatMap((place) => missesAt(place, answer))
    .filter(({ kind }) => kind === 'missing' || kind === 'wrong type');
}

function missesAt(place: Place, whole: unknown): NearMiss[] {
  const parent = valueAt(whole, { ...place, steps: place.steps.slice(0, -1) });
  if (parent === undefined || parent === null) return [];
  const value = valueAt(whole, place);
  const values: readonly (readonly [NearMiss['kind'], readonly unknown[]])[] = [
    ['missing', missing(place, value)],
    ['wrong type', wrongTypes(place)],
    ['over the bound', overBound(place.shape, value)],
    ['under the bound', underBound(place.shape, value)],
    ['unknown key', unknownKeys(place.shape, value)],
  ];
  return values.flatMap(([kind, missed]) => missed.map((one) => ({ kind, place, input: putAt(whole, place, one) })));
}

const isUnion = (shape: Shape): boolean => Boolean(shape.anyOf ?? shape.oneOf ?? shape.allOf);

function missing({ steps }: Place, value: unknown): undefined[] {
  const last = steps.at(-1);
  const isNeeded = last?.container.required?.includes(last.key) === true;
  return isNeeded && value !== undefined ? [undefined] : [];
}

/** Everything in an address is text, and its schema reads numbers and truth values from that. */
function wrongTypes({ part, shape }: Place): unknown[] {
  if (isUnion(shape)) return [];
  if (part !== 'body') return shape.type === 'integer' || shape.type === 'number' ? ['many', '1e999'] : [];
  if (shape.type === 'string') return [17, null, ['text']];
  if (shape.type === 'number' || shape.type === 'integer') return ['many', null, true];
  if (shape.type === 'boolean') return ['true', 1, null];
  if (shape.type === 'array') return [{}, 'text', null];
  if (shape.type === 'object') return [[], 'text', null];
  return [];
}

function overBound(shape: Shape, value: unknown): unknown[] {
  if (isUnion(shape) || shape.enum) return [];
  if (shape.type === 'string' && shape.maxLength !== undefined && !shape.format)
    return ['a'.repeat(shape.maxLength + 1)];
  if (isBounded(shape.maximum)) return [shape.maximum + 1];
  if (shape.maxItems !== undefined && Array.isArray(value) && value.length > 0) {
    return [Array.from({ length: shape.maxItems + 1 }, () => value[0] as unknown)];
  }
  return [];
}

function underBound(shape: Shape, value: unknown): unknown[] {
  if (isUnion(shape) || shape.enum) return [];
  if (shape.type === 'string' && shape.minLength && !shape.format) return ['a'.repeat(shape.minLength - 1)];
  if (isBounded(shape.minimum)) return [shape.minimum - 1];
  if (shape.minItems && Array.isArray(value)) return [value.slice(0, shape.minItems - 1)];
  return [];
}

/** The largest whole number is the bound of the language, not of the contract. */
const isBounded = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function unknownKeys(shape: Shape, value: unknown): unknown[] {
  const isStrict = shape.type === 'object' && shape.properties && shape.additionalProperties === false;
  return isStrict && typeof value === 'object' && value !== null ? [{ ...value, notInTheContract: 1 }] : [];
}
