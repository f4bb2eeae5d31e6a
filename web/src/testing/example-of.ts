import type { Endpoint, ResponseOf } from '@lemma/contracts';
import { safeParse } from 'zod/v4/core';
import type { z } from 'zod';
import { idOf } from './people.ts';

/** How much there is in an example: all that a schema has room for, or the least that it allows. */
export type Fullness = 'full' | 'sparse';

type Definition = z.core.$ZodTypes['_zod']['def'];

/** Returns a value that a schema of the contract accepts. */
export function exampleOf(schema: z.core.$ZodType, fullness: Fullness): unknown {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  const inner = (one: z.core.$ZodType): unknown => exampleOf(one, fullness);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(Object.entries(definition.shape).map(([name, one]) => [name, inner(one)]));
    case 'array':
      return fullness === 'full' || leastOf(definition) > 0 ? [inner(definition.element)] : [];
    case 'tuple':
      return definition.items.map(inner);
    case 'record':
      return fullness === 'full' ? { [String(inner(definition.keyType))]: inner(definition.valueType) } : {};
    case 'nullable':
      return fullness === 'full' ? inner(definition.innerType) : null;
    case 'optional':
      return fullness === 'full' ? inner(definition.innerType) : undefined;
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nonoptional':
    case 'readonly':
      return inner(definition.innerType);
    case 'lazy':
      return inner(definition.getter());
    case 'pipe':
      return inner(definition.in);
    case 'union':
      return inner((fullness === 'full' ? definition.options.at(-1) : definition.options[0]) as z.core.$ZodType);
    case 'string':
      return wordsOf(schema, definition);
    case 'template_literal':
      return definition.parts
        .map((part) => String(part !== null && typeof part === 'object' ? inner(part) : part))
        .join('');
    default:
      return leafOf(definition, fullness);
  }
}

function leafOf(definition: Definition, fullness: Fullness): unknown {
  switch (definition.type) {
    case 'number':
      return Math.max(fullness === 'full' ? 1 : 0, leastOf(definition));
    case 'boolean':
      return fullness === 'full';
    case 'enum':
      return Object.values(definition.entries)[0];
    case 'literal':
      return definition.values[0];
    default:
      return null;
  }
}

const formats: Readonly<Record<string, string>> = {
  uuid: idOf(11),
  datetime: '2026-09-07T08:00:00Z',
  date: '2026-09-07',
  time: '08:00',
  email: 'lena@school.example',
  url: 'https://school.example/',
};

/** A word, and what texts of one form are: a currency, a country, a month. */
const words = ['word', 'EUR', 'DE', '2026-09'];

function wordsOf(schema: z.core.$ZodType, definition: Definition): string {
  const checks = [definition, ...('checks' in definition ? (definition.checks ?? []).map(({ _zod }) => _zod.def) : [])];
  for (const check of checks) {
    const known = 'format' in check && typeof check.format === 'string' ? formats[check.format] : undefined;
    if (known !== undefined) return known;
  }
  return words.find((word) => safeParse(schema, word).success) ?? 'word';
}

function leastOf(definition: Definition): number {
  const checks = 'checks' in definition ? (definition.checks ?? []) : [];
  return Math.max(
    0,
    ...checks.map(({ _zod: { def } }) => {
      const least = 'minimum' in def ? def.minimum : 'value' in def && def.check === 'greater_than' ? def.value : 0;
      return Number(least);
    }),
  );
}

/** Returns an answer to a call that the contract accepts, with all that it has room for. */
export const answerOf = <E extends Endpoint>(endpoint: E): ResponseOf<E> =>
  exampleOf(endpoint.response as z.core.$ZodType, 'full') as ResponseOf<E>;
