import { contract } from '@lemma/contracts';
import type { Endpoint } from '@lemma/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { hasEngineWords } from './engine-words.ts';

it('finds', () => {
  expect(Object.keys(contract).length).toBeGreaterThan(0);
});
