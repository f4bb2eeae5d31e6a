import { isEngineWords, toSnakeKey, toWire } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import { z } from 'zod';
import { engineWordsIn } from '../../language/engine-sentences.ts';
import { withEngineWords } from '../../language/engine-words.ts';

/**
 * Writes a value of a schema as JSON with keys in snake_case, and words of the engine in the language of a speaker, or as
 * they are stored without one; undefined for an absent optional value.
 */
type Write = (value: unknown, speaker?: Speaker) => string | undefined;

/** A value is not of the shape that its writer was made for. */
class OtherShape extends Error {
  override name = 'OtherShape';
}

/**
 * Writes a response as its schema has it: fields that are not declared are left out, or refused where the schema is strict.
 * Throws zod's error for a value that the schema refuses.
 */
export function writeResponse(schema: z.ZodType, value: unknown, speaker?: Speaker): string | undefined {
  try {
    return writerOf(schema)(value, speaker);
  } catch {
    return writeParsed(schema)(value, speaker);
  }
}

const writers = new WeakMap<z.ZodType, Write>();

/**
 * Returns a writer made from the schema, which checks and writes in one walk. It writes what parsing and then writing
 * would, or throws.
 */
export function writerOf(schema: z.ZodType): Write {
  const known = writers.get(schema);
  if (known) return known;
  const made = makeWriter(schema);
  writers.set(schema, made);
  return made;
}

/** For what no writer is made of: parses first. */
const writeParsed =
  (schema: z.ZodType): Write =>
  (value, speaker) => {
    const parsed = schema.parse(value);
    return JSON.stringify(toWire(speaker ? withEngineWords(schema, parsed, speaker) : parsed));
  };

function makeWriter(schema: z.ZodType): Write {
  if (schema instanceof z.ZodNullable) return nullable(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodOptional) return optional(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return list(schema);
  if (hasChecks(schema)) return writeParsed(schema);
  if (schema instanceof z.ZodObject) return object(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return oneOf(schema);
  if (schema instanceof z.ZodEnum) return oneOfValues(schema.options);
  if (schema instanceof z.ZodLiteral) return oneOfValues([...schema.values]);
  if (schema instanceof z.ZodBoolean) return (value) => (typeof value === 'boolean' ? String(value) : refuse());
  const isNumber = numberCheck(schema);
  if (isNumber) return (value) => (isNumber(value) ? String(value) : refuse());
  if (schema instanceof z.ZodStringFormat) return formatted(schema);
  if (schema instanceof z.ZodString) return isEngineWords(schema) ? engineText : text;
  return writeParsed(schema);
}

const hasChecks = (schema: z.ZodType): boolean => (schema.def.checks ?? []).length > 0;

function refuse(): never {
  throw new OtherShape();
}

const text: Write = (value) => (typeof value === 'string' ? JSON.stringify(value) : refuse());

const engineText: Write = (value, speaker) =>
  typeof value === 'string' ? JSON.stringify(speaker ? engineWordsIn(value, speaker) : value) : refuse();

/** Returns the test for values of a schema of plain numbers, or of null beside them; undefined for any other schema. */
function numberCheck(schema: z.ZodType): ((value: unknown) => boolean) | undefined {
  if (schema instanceof z.ZodNullable) {
    const isNumber = numberCheck(schema.unwrap() as z.ZodType);
    return isNumber && ((value) => value === null || isNumber(value));
  }
  if (hasChecks(schema)) return undefined;
  if (schema instanceof z.ZodNumberFormat) return schema.format === 'safeint' ? Number.isSafeInteger : undefined;
  return schema instanceof z.ZodNumber ? Number.isFinite : undefined;
}

/** Formats whose pattern lets nothing pass that JSON escapes. */
const plainFormats: ReadonlySet<string> = new Set(['uuid', 'datetime', 'date']);

function formatted(schema: z.ZodStringFormat): Write {
  const { format, pattern } = schema.def;
  if (!pattern || !plainFormats.has(format)) return writeParsed(schema);
  return (value) => (typeof value === 'string' && pattern.test(value) ? `"${value}"` : refuse());
}

function oneOfValues(values: readonly unknown[]): Write {
  const written = new Map(values.map((value) => [value, JSON.stringify(value)]));
  return (value) => written.get(value) ?? refuse();
}

function nullable(inner: z.ZodType): Write {
  const write = writerOf(inner);
  return (value, speaker) => (value === null ? 'null' : write(value, speaker));
}

function optional(inner: z.ZodType): Write {
  const write = writerOf(inner);
  return (value, speaker) => (value === undefined ? undefined : write(value, speaker));
}

function list(schema: z.ZodArray): Write {
  const [least, most] = boundsOf(schema);
  if (least === undefined || most === undefined) return writeParsed(schema);
  const write = writerOf(schema.element as z.ZodType);
  const isNumber = numberCheck(schema.element as z.ZodType);
  return (value, speaker) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return refuse();
    // Written in one go: a piece of text for each number costs several times as much.
    if (isNumber) return value.every(isNumber) && !value.includes(undefined) ? JSON.stringify(value) : refuse();
    let written = '';
    for (const item of value as readonly unknown[]) {
      if (written !== '') written += ',';
      written += write(item, speaker) ?? refuse();
    }
    return `[${written}]`;
  };
}

/** The bounds of a list's length; undefined where it has checks of another kind. */
function boundsOf(schema: z.ZodArray): readonly [number, number] | readonly [] {
  let [least, most] = [0, Infinity];
  for (const { _zod } of schema.def.checks ?? []) {
    const check = _zod.def as z.core.$ZodCheckMinLengthDef | z.core.$ZodCheckMaxLengthDef;
    if (check.check === 'min_length') least = Math.max(least, check.minimum);
    else if (check.check === 'max_length') most = Math.min(most, check.maximum);
    else return [];
  }
  return [least, most];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function object(schema: z.ZodObject): Write {
  const { catchall } = schema.def;
  if (catchall && !(catchall instanceof z.ZodNever)) return writeParsed(schema);
  // At the first value: a schema may be inside itself.
  let fields: readonly (readonly [string, string, Write])[] | undefined;
  return (value, speaker) => {
    if (!isObject(value)) return refuse();
    fields ??= fieldsOf(schema);
    if (catchall) for (const key in value) if (!Object.hasOwn(schema.shape, key)) return refuse();
    let written = '';
    for (const [key, name, write] of fields) {
      const part = write(value[key], speaker);
      if (part !== undefined) written += written === '' ? name + part : `,${name}${part}`;
    }
    return `{${written}}`;
  };
}

const fieldsOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(
    ([key, field]) => [key, `${JSON.stringify(toSnakeKey(key))}:`, writerOf(field as z.ZodType)] as const,
  );

/** Picks one of several shapes by the value of a field. */
function oneOf(schema: z.ZodDiscriminatedUnion): Write {
  const { discriminator, options } = schema.def;
  const byValue = new Map<unknown, Write>();
  for (const option of options as readonly z.ZodType[]) {
    const field = option instanceof z.ZodObject ? (option.shape[discriminator] as z.ZodType) : undefined;
    const values = field instanceof z.ZodLiteral ? [...field.values] : field instanceof z.ZodEnum ? field.options : [];
    if (values.length === 0) return writeParsed(schema);
    for (const value of values) byValue.set(value, writerOf(option));
  }
  return (value, speaker) => {
    const write = isObject(value) ? byValue.get(value[discriminator]) : undefined;
    return write ? write(value, speaker) : refuse();
  };
}
