import { endpoints, fromWire, type Endpoint } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namedIssues } from './register.ts';
import { writerOf } from './responses/write-response.ts';
import { nearMissesOf, nearMissesOfAnswer, type NearMiss } from '../../testing/every-call/near-misses.ts';
import { perform } from '../../testing/every-call/perform.ts';
import { validCall, type ValidCall } from '../../testing/every-call/valid-calls.ts';
import { openWorld, type World } from '../../testing/every-call/world.ts';

interface Made {
  readonly endpoint: Endpoint;
  readonly call: ValidCall;
  readonly status: number;
  readonly raw: string;
}

let world: World;
const made: Made[] = [];

beforeAll(async () => {
  world = await openWorld();
  for (const endpoint of endpoints) {
    const call = validCall(world, endpoint);
    const { status, raw } = await perform(world, endpoint, call);
    made.push({ endpoint, call, status, raw });
    await world.rewind();
  }
});

afterAll(() => world.close());

const nameOf = (endpoint: Endpoint, { kind, place }: NearMiss): string =>
  `${endpoint.name}: ${[place.part, ...place.steps.map(({ key }) => key)].join('.')} ${kind}`;

/** The answer as the writer that is made from its schema writes it, without a second look; undefined when it refuses. */
function written(schema: z.ZodType, answer: unknown): unknown {
  try {
    return fromWire(JSON.parse(writerOf(schema)(answer) ?? 'null'));
  } catch {
    return undefined;
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe('the contract of every call', () => {
  it('describes a call that the server does', () => {
    const refused = made.filter(({ status }) => status >= 400);
    expect(refused.map(({ endpoint, status, raw }) => `${endpoint.name} ${status} ${raw.slice(0, 200)}`)).toEqual([]);
  });

  it('accepts the parameters, query and body of that call', () => {
    const refused = made.flatMap(({ endpoint, call }) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const read = endpoint.upload ? undefined : endpoint[part]?.safeParse(call[part] ?? {});
        return read?.error ? [`${endpoint.name} ${part}: ${read.error.message}`] : [];
      }),
    );
    expect(refused).toEqual([]);
  });

  it('refuses what almost is that call, and names the field', () => {
    const counts: Record<string, number> = {};
    const wrong = made.flatMap(({ endpoint, call }) =>
      nearMissesOf(endpoint, call).flatMap((miss) => {
        counts[miss.kind] = (counts[miss.kind] ?? 0) + 1;
        const error = endpoint[miss.place.part]?.safeParse(miss.input).error;
        if (!error) return [`${nameOf(endpoint, miss)} is accepted`];
        const issues = namedIssues(error);
        // Without its only field a value has none of several shapes more than another.
        const isAnyShape = miss.kind === 'missing' && miss.place.steps.at(-1)?.isOneOfSeveral;
        const own = miss.place.steps.slice(0, isAnyShape ? -1 : undefined).map(({ key }) => key);
        const isNamed = issues.some(({ path }) => own.every((key, at) => String(path[at]) === key));
        return isNamed ? [] : [`${nameOf(endpoint, miss)} names ${JSON.stringify(issues.map(({ path }) => path))}`];
      }),
    );
    expect(wrong).toEqual([]);
    // A walk that found nothing to try would prove nothing.
    expect(counts['missing']).toBeGreaterThan(400);
    expect(counts['wrong type']).toBeGreaterThan(1500);
    expect(counts['over the bound']).toBeGreaterThan(250);
    expect(counts['under the bound']).toBeGreaterThan(120);
    expect(counts['unknown key']).toBeGreaterThan(90);
  });

  it('accepts and writes what the server answers, and refuses it with a field missing or of another type', () => {
    let tried = 0;
    const wrong = made.flatMap(({ endpoint, status, raw }) => {
      const schema = endpoint.response;
      if (!(schema instanceof z.ZodType) || status === 204 || raw === '') return [];
      const answer = fromWire(JSON.parse(raw));
      const read = schema.safeParse(answer);
      if (read.error) return [`${endpoint.name} answers ${read.error.message}`];
      if (!isSame(written(schema, answer), answer)) return [`${endpoint.name} is written as something else`];
      return nearMissesOfAnswer(schema, answer).flatMap((miss) => {
        tried += 1;
        if (schema.safeParse(miss.input).success) return [`${nameOf(endpoint, miss)} is accepted`];
        return written(schema, miss.input) === undefined ? [] : [`${nameOf(endpoint, miss)} is written`];
      });
    });
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(10_000);
  });
});
