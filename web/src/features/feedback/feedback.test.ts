import { describe, expect, it } from 'vitest';
import { feedbackContext } from './feedback-context.ts';
import { findDraft, forgetDraft, keepDraft } from './feedback-draft.ts';
import { kindWord, typeOfKind } from './feedback-kinds.ts';

describe('feedback [D18]', () => {
  it('is a bug report for a problem and a question for anything else', () => {
    expect(['problem', 'question', 'idea', 'praise'].map((kind) => typeOfKind(kind as never))).toEqual([
      'BG',
      'QU',
      'QU',
      'QU',
    ]);
    expect(kindWord({ type: 'QU', feedbackType: 'idea' })).toBe('idea');
    expect(kindWord({ type: 'BG', feedbackType: '' })).toBe('problem');
  });

  it('brings user agent, page, version and extras, and no query of the address', () => {
    const context = feedbackContext({
      navigator: { userAgent: `Firefox ${'x'.repeat(600)}`, language: 'de-AT', onLine: false },
      location: { origin: 'https://lemma.test', pathname: '/c/1' },
      screen: { width: 360, height: 740 },
      innerWidth: 360,
      innerHeight: 640,
      devicePixelRatio: 3,
      document: { documentElement: { getAttribute: () => 'dark' } },
    });
    expect(context.userAgent).toHaveLength(500);
    expect(context).toMatchObject({
      pageUrl: 'https://lemma.test/c/1',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      extras: { screen: '360 × 740, 3 px each', window: '360 × 640', language: 'de-AT', theme: 'dark', online: 'no' },
    });
  });

  it('keeps what was typed for the same person alone', () => {
    const draft = { kind: 'idea', subject: 'S', message: 'M', wantsAnswer: true, email: '' } as const;
    keepDraft('ann', draft);
    expect([findDraft('ann'), findDraft('bob')]).toEqual([draft, undefined]);
    forgetDraft();
    expect(findDraft('ann')).toBeUndefined();
  });
});
