import { learnerVerdict, toWire } from '@lemma/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withEngineWords } from '../../language/engine-words.ts';
import { createSpeakerOf } from '../../language/speakers.ts';
import { writeResponse, writerOf } from './write-response.ts';

const node = z.object({
  name: z.string(),
  get inside() {
    return z.array(node).optional();
  },
});

/** Schemas with values that fit them or nearly do. */
const shapes: readonly (readonly [z.ZodType, fc.Arbitrary<unknown>])[] = [
  [z.string(), fc.string({ unit: 'binary' })],
  [z.number(), fc.double()],
  [z.int(), fc.oneof(fc.integer(), fc.double())],
  [z.boolean(), fc.boolean()],
  [z.uuid(), fc.oneof(fc.uuid(), fc.string())],
  [
    z.iso.datetime(),
    fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.string(),
    ),
  ],
  [z.enum(['a', '"']), fc.constantFrom('a', '"', 'b')],
  [z.literal([1, 'one', null]), fc.constantFrom<unknown>(1, 'one', null, true)],
  [z.array(z.int()).max(2), fc.array(fc.integer(), { maxLength: 3 })],
  [z.record(z.string(), z.int()), fc.dictionary(fc.string(), fc.integer())],
  [z.string().max(3), fc.string({ maxLength: 4 })],
  [
    z.object({ firstName: z.string(), isLate: z.boolean().optional(), dueAt: z.int().nullable() }),
    fc.record(
      { firstName: fc.string(), isLate: fc.boolean(), dueAt: fc.option(fc.integer()), more: fc.string() },
      { requiredKeys: ['firstName'] },
    ),
  ],
  [z.strictObject({ one: z.int() }), fc.record({ one: fc.integer(), more: fc.string() }, { requiredKeys: ['one'] })],
  [
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), one: z.int() }),
      z.strictObject({ kind: z.enum(['b', 'c']) }),
    ]),
    fc.record({ kind: fc.constantFrom('a', 'b', 'd'), one: fc.integer() }, { requiredKeys: ['kind'] }),
  ],
  [z.union([z.object({ one: z.int() }), z.string()]), fc.oneof(fc.record({ one: fc.integer() }), fc.string())],
];

const parsedThenWritten = (schema: z.ZodType, value: unknown): string | undefined =>
  JSON.stringify(toWire(schema.parse(value)));

function outcomeOf(write: () => string | undefined): string | undefined {
  try {
    return write();
  } catch {
    return 'refused';
  }
}

describe('writing a response', () => {
  it('writes what parsing and then writing would, and refuses what parsing does', () => {
    for (const [schema, values] of shapes) {
      fc.assert(
        fc.property(fc.oneof(values, fc.anything()), (value) => {
          const expected = outcomeOf(() => parsedThenWritten(schema, value));
          expect(outcomeOf(() => writerOf(schema)(value))).toBe(expected);
          expect(outcomeOf(() => writeResponse(schema, value))).toBe(expected);
        }),
        { numRuns: 60 },
      );
    }
  });

  it('writes schemas that are inside themselves', () => {
    const tree = {
      name: 'a',
      inside: [
        { name: 'b', inside: [] },
        { name: 'c', more: 1 },
      ],
    };
    expect(writerOf(node)(tree)).toBe(parsedThenWritten(node, tree));
  });

  it('puts the words of the engine into the language of the reader', () => {
    const schema = z.object({ verdict: learnerVerdict, either: z.array(z.union([learnerVerdict, z.int()])) });
    const part = { part: 'a', outcome: 'wrong', score: 0, points: 1, feedback: 'Choose one.' };
    const verdict = { outcome: 'wrong', score: 0, points: 1, parts: [part] };
    const value = { verdict, either: [verdict, 1] };
    const pseudo = createSpeakerOf('en-XA');
    expect(writerOf(schema)(value, pseudo)).toBe(JSON.stringify(withEngineWords(schema, value, pseudo)));
    expect(writerOf(schema)(value)).toBe(JSON.stringify(value));
  });

  it('throws the error of the schema', () => {
    expect(() => writeResponse(z.object({ one: z.int() }), { one: 'x' })).toThrow(z.ZodError);
  });
});
