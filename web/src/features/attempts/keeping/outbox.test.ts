import { describe, expect, it } from 'vitest';
import { FetchError } from '../../../api/fetch-error.ts';
import { afterFailure, findWaiting, waitBeforeTry, type WaitingResponse } from './outbox.ts';

const waiting: WaitingResponse = {
  id: 'one',
  attemptId: 'attempt',
  itemId: 'item',
  variantNumber: 1,
  answers: [{ part: 'a', value: '2' }],
  givenAt: 0,
  typedAt: '2026-11-27T10:00:00Z',
};

describe('findWaiting', () => {
  it('finds the same answer given twice', () => {
    expect(findWaiting([waiting], { ...waiting, answers: [{ part: 'a', value: '2' }] })).toBe(waiting);
  });
  it('knows another answer, another variant and another item as new', () => {
    expect(findWaiting([waiting], { ...waiting, answers: [{ part: 'a', value: '3' }] })).toBeUndefined();
    expect(findWaiting([waiting], { ...waiting, variantNumber: 2 })).toBeUndefined();
    expect(findWaiting([waiting], { ...waiting, itemId: 'other' })).toBeUndefined();
  });
});

describe('afterFailure', () => {
  it.each([0, 500, 503, 401, 408, 429])('keeps the response after status %i', (status) => {
    expect(afterFailure(new FetchError(status, ''))).toBe('keep');
  });
  it.each([400, 403, 404, 409])('drops the response after status %i', (status) => {
    expect(afterFailure(new FetchError(status, ''))).toBe('drop');
  });
  it('keeps the response when only the anti-forgery token was refused', () => {
    expect(afterFailure(new FetchError(403, '', { code: 'session/csrf' }))).toBe('keep');
  });
  it('keeps the response when something else broke', () => {
    expect(afterFailure(new Error('no database'))).toBe('keep');
  });
});

describe('waitBeforeTry', () => {
  it('doubles from one second to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(waitBeforeTry)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});
