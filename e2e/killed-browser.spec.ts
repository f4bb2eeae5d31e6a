import { expect, test } from '@playwright/test';
import { workInTunnel } from './support/long-tunnel.ts';

/** The short form; `npm run bench -- offline` is an hour. */
const [minutes, questions] = [1.5, 4];

test('what was typed without a network outlives a browser that is killed; what came too late is the teacher’s to decide [RL12]', async () => {
  test.setTimeout(600_000);
  const { findings, ...typed } = await workInTunnel({ minutes, questions });
  expect(findings).toEqual({ throughTheCut: [], lost: [], doubled: [], takenTooLate: [], countedUnasked: [] });
  expect(typed).toMatchObject({ answers: 2, drafts: 1 });
  expect(typed.inTime).toBeGreaterThan(0);
});
