import { describe, expect, it } from 'vitest';
import { endpoints } from '@lemma/contracts';
import { serverNow } from '../clock/server-clock.ts';
import { firstPages, commonReads } from '../../../build/chunks/first-pages.ts';
import { createFirstReads, driftOnTheWay, isBeforeChange, noteChange } from './first-reads.ts';

const session = '/api/mm/session-auth/session/';
const sent = {
  made: { serverTime: 0, spt: 0 },
  answers: { [session]: { uid: 'mila', first_name: 'Mila' }, '/api/mm/classes/': [], '/api/mm/site/': null },
};
const reads = (now = 0) => createFirstReads(sent, () => now);

describe('the answers that came with a page', () => {
  it('are used once, with their names as the page knows them', () => {
    const first = reads();
    expect(first.take(session)).toEqual([{ uid: 'mila', firstName: 'Mila' }]);
    expect(first.take(session)).toBeUndefined();
  });

  it('can be empty', () => {
    expect(reads().take('/api/mm/site/')).toEqual([null]);
  });

  it('are forgotten after a change, and when the page has taken long to start', () => {
    const first = reads();
    first.forget();
    expect(first.take(session)).toBeUndefined();
    expect(reads(61_000).take(session)).toBeUndefined();
  });

  it('are kept for the person for whom they were read, and for no one else', () => {
    const first = reads();
    first.keepFor('mila');
    expect(first.take('/api/mm/classes/')).toEqual([[]]);
    first.keepFor('noah');
    expect(first.take(session)).toBeUndefined();
  });

  it('stay for a visitor when no one was signed in', () => {
    const first = createFirstReads({ ...sent, answers: { [session]: null, '/api/mm/site/': {} } }, () => 0);
    first.keepFor(undefined);
    expect(first.take('/api/mm/site/')).toEqual([{}]);
  });
});

describe('a page', () => {
  it('[D20] shows by its own way how far the server is ahead', () => {
    // Asked for 400 ms ago, answered within 300 ms, of which the server took 100: its time was 100 ms on the way.
    const way = { requestStart: performance.now() - 400, responseStart: performance.now() - 100 };
    const serverTime = Date.now() - 200 + 60_000;
    expect(driftOnTheWay({ serverTime, spt: 100 }, way)).toBeCloseTo(60_000, -2);
  });

  it('that was made before a change, or as it was made, does not have it', () => {
    noteChange();
    expect(isBeforeChange(serverNow() - 10_000)).toBe(true);
    expect(isBeforeChange(serverNow())).toBe(true);
  });

  it('that was made some seconds after the last change has it', () => {
    noteChange();
    expect(isBeforeChange(serverNow() + 10_000)).toBe(false);
  });
});

describe('a read that the server sends with a page', () => {
  const written = Object.values(endpoints).flatMap(({ method, path }) =>
    method === 'GET' ? [path.replaceAll(/\{\w+\}/g, ':')] : [],
  );
  it.each([...new Set([...commonReads, ...firstPages.flatMap(({ reads: own = [] }) => own)])])(
    '%s is one of the contract',
    (path) => {
      expect(written).toContain(path.replace(/\?.*/, '').replaceAll(/:\w+/g, ':'));
    },
  );
});
