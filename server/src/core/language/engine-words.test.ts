import { endpoints, learnerVerdict, type Endpoint } from '@lemma/contracts';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { hasEngineWords, withEngineWords } from './engine-words.ts';
import { createSpeakerOf } from './speakers.ts';

const pseudo = createSpeakerOf('en-XA');

const verdictWith = (feedback: string) => ({
  outcome: 'wrong' as const,
  score: 0,
  points: 1,
  parts: [{ part: 'Choose one.', outcome: 'wrong' as const, score: 0, points: 1, feedback }],
});

describe('the words of the engine in a response', () => {
  it('are put into the language of the reader, in the fields that the contract names and in no others', () => {
    const changed = withEngineWords(learnerVerdict, verdictWith('Choose one.'), pseudo);
    expect(changed.parts[0]).toMatchObject({ part: 'Choose one.', feedback: expect.stringMatching(/^⟦Ç.*⟧$/) });
    expect(withEngineWords(learnerVerdict, verdictWith('Read chapter 4.'), pseudo)).toEqual(
      verdictWith('Read chapter 4.'),
    );
  });

  it('are found in lists, unions, records and fields that may be absent', () => {
    const schema = z.object({
      all: z.array(learnerVerdict.nullable()),
      byName: z.record(z.string(), z.union([learnerVerdict, z.string()])).optional(),
    });
    const verdict = verdictWith('Choose one.');
    const changed = withEngineWords(schema, { all: [null, verdict], byName: { a: verdict, b: 'Choose one.' } }, pseudo);
    const feedback = [changed.all[1], changed.byName?.['a']].map(
      (one) => typeof one === 'object' && one?.parts[0]?.feedback,
    );
    expect(feedback).toEqual([expect.stringContaining('⟦'), expect.stringContaining('⟦')]);
    expect(changed.byName?.['b']).toBe('Choose one.');
    expect(withEngineWords(schema, { all: [] }, pseudo)).toEqual({ all: [] });
  });

  it('are in no state that is sent once for all who follow it', () => {
    const declared: readonly (Endpoint & { readonly live?: true })[] = endpoints;
    const schemas = declared.flatMap(({ name, response, live }) =>
      response instanceof z.ZodType ? [{ name, response, live: live ?? false }] : [],
    );
    const spoken = schemas.filter(({ response }) => hasEngineWords(response));
    expect(spoken.filter(({ live }) => live).map(({ name }) => name)).toEqual([]);
    expect(spoken.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['getAttempt', 'submitResponse', 'getAppeal', 'getMyPoll']),
    );
  });
});
