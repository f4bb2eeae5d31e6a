import { isEngineWords } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import { z } from 'zod';
import { engineWordsIn } from './engine-sentences.ts';

/** Changes the words of the engine inside a value of a schema. */
type Changes = (value: unknown, change: (text: string) => string) => unknown;

const known = new WeakMap<z.ZodType, Changes | null>();

/** A response with the words of the engine in the language of its reader; the contract says in which fields they are. */
export function withEngineWords<T>(schema: z.ZodType, response: T, speaker: Speaker): T {
  if (speaker.language === 'en') return response;
  const changes = changesIn(schema);
  return changes ? (changes(response, (text) => engineWordsIn(text, speaker)) as T) : response;
}

/** Whether a response can hold words of the engine. */
export const hasEngineWords = (schema: z.ZodType): boolean => changesIn(schema) !== null;

function changesIn(schema: z.ZodType): Changes | null {
  const before = known.get(schema);
  if (before !== undefined) return before;
  // A schema inside itself is found once.
  known.set(schema, null);
  const found = findChanges(schema);
  known.set(schema, found);
  return found;
}

function findChanges(schema: z.ZodType): Changes | null {
  if (isEngineWords(schema)) return (value, change) => (typeof value === 'string' ? change(value) : value);
  if (schema instanceof z.ZodObject) return changesInObject(schema);
  if (schema instanceof z.ZodArray) return changesInList(schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) return changesInRecord(schema.valueType as z.ZodType);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return changesIn(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion) return changesInUnion(schema.options as readonly z.ZodType[]);
  if (schema instanceof z.ZodPipe) return changesIn(schema.out as z.ZodType);
  return null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changesInObject({ shape }: z.ZodObject): Changes | null {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const changes = changesIn(field as z.ZodType);
    return changes ? [[name, changes] as const] : [];
  });
  if (fields.length === 0) return null;
  return (value, change) => {
    if (!isObject(value)) return value;
    const changed = fields
      .filter(([name]) => name in value)
      .map(([name, changes]) => [name, changes(value[name], change)]);
    return { ...value, ...(Object.fromEntries(changed) as object) };
  };
}

function changesInList(element: z.ZodType): Changes | null {
  const changes = changesIn(element);
  return changes && ((value, change) => (Array.isArray(value) ? value.map((one) => changes(one, change)) : value));
}

function changesInRecord(inside: z.ZodType): Changes | null {
  const changes = changesIn(inside);
  if (!changes) return null;
  return (value, change) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changes(one, change)]))
      : value;
}

/** Shapes that do not fit leave a value as it is. */
function changesInUnion(options: readonly z.ZodType[]): Changes | null {
  const all = options.flatMap((option) => changesIn(option) ?? []);
  return all.length === 0 ? null : (value, change) => all.reduce((before, changes) => changes(before, change), value);
}
