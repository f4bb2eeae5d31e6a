import { describe, expect, it } from 'vitest';
import { newestDraft, nextSequence } from './drafts.ts';

const typed = (sequence: number, value: string, variantNumber = 1) => ({
  variantNumber,
  sequence,
  answers: value === '' ? [] : [{ part: 'a', value }],
});

describe('newestDraft', () => {
  it('takes what the server has when this device kept nothing', () => {
    expect(newestDraft(typed(3, 'x'), undefined)).toEqual({ ...typed(3, 'x'), mustSend: false });
  });

  it('takes the draft of this device, to be sent, when it is newer', () => {
    expect(newestDraft(typed(3, 'x'), typed(5, 'x+1'))).toEqual({ ...typed(5, 'x+1'), mustSend: true });
  });

  it('takes what was typed on another device when that is newer', () => {
    expect(newestDraft(typed(7, 'x+2'), typed(5, 'x+1'))).toEqual({ ...typed(7, 'x+2'), mustSend: false });
  });

  it('leaves a draft of an earlier variant behind', () => {
    expect(newestDraft(typed(0, '', 2), typed(9, 'x', 1))).toEqual({ ...typed(0, '', 2), mustSend: false });
  });

  it('sends nothing when both have the same', () => {
    expect(newestDraft(typed(4, 'x'), typed(4, 'x')).mustSend).toBe(false);
  });

  it('puts this device above the server when both have other answers under one number', () => {
    expect(newestDraft(typed(4, 'x'), typed(4, 'y'))).toEqual({ ...typed(5, 'y'), mustSend: true });
  });
});

describe('nextSequence', () => {
  it('begins with 1', () => expect(nextSequence(0)).toBe(1));
  it('is above everything seen', () => expect(nextSequence(4, 9, 2)).toBe(10));
});
