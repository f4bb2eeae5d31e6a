import { expect, it } from 'vitest';
import { suspicionWords } from './suspicion-words.ts';

const suspicion = { key: 'k', voters: 300, seconds: 11.2, isLeftOut: true, isDecided: false } as const;

it('says how many voters came from one address in what time, and why they are suspected', () => {
  expect(suspicionWords({ ...suspicion, kind: 'hasty' }).title).toBe(
    'Probably one person: 300 voters joined in 11 s from one address',
  );
  expect(suspicionWords({ ...suspicion, kind: 'burst', seconds: 240 }).title).toBe(
    'Many voters from one device or address: 300 voters joined in 4 min',
  );
  expect(suspicionWords({ ...suspicion, kind: 'burst', seconds: 0 }).title).toContain('in 1 s');
});
