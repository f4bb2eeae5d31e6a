import { describe, expect, it } from 'vitest';
import { actName, callWords, changeOf, sentenceOf } from './audit-words.ts';

describe('an entry of the audit log [SC21]', () => {
  it('reads as a sentence about somebody else, about the actor, and about no one', () => {
    const sentence = (act: string, subjectId: string | null) => sentenceOf({ act, actorId: 'a', subjectId });
    expect(sentence('set-roles', 'b')).toEqual({ words: 'changed the roles of', namesSubject: true });
    expect(sentence('erase-user', 'a')).toEqual({ words: 'erased their own account', namesSubject: false });
    expect(sentence('retry-mail', null)).toEqual({ words: 'sent a mail again', namesSubject: false });
    expect(sentence('add-passkey', 'b')).toEqual({ words: 'added a passkey, for', namesSubject: true });
  });

  it('is readable even when its act has no words', () => {
    expect(actName('share-class')).toBe('Share class');
    expect(sentenceOf({ act: 'share-class', actorId: 'a', subjectId: 'b' })).toEqual({
      words: 'share class:',
      namesSubject: true,
    });
  });

  it('shows what was before and after a change, and nothing of a plain reason', () => {
    expect(changeOf('STUDENT → STAFF')).toEqual({ before: 'STUDENT', after: 'STAFF' });
    expect(changeOf('Lost the phone')).toBeUndefined();
  });

  it('names a call in plain words', () => {
    expect(callWords('POST joinClassroom')).toBe('join classroom');
  });
});
