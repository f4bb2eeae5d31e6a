import { describe, expect, it } from 'vitest';
import { actName, callWords, changeOf, predicateOf } from './audit-words.ts';
import * as m from './messages.ts';

describe('an entry of the audit log [SC21]', () => {
  it('reads as a sentence about somebody else, about the actor, and about no one', () => {
    const predicate = (act: string, subjectId: string | null) => predicateOf({ act, actorId: 'a', subjectId });
    expect(predicate('set-roles', 'b')).toMatchObject({ of: m.changedRolesOf, namesSubject: true });
    expect(predicate('erase-user', 'a')).toMatchObject({ alone: 'erased their own account', namesSubject: false });
    expect(predicate('retry-mail', null)).toMatchObject({ alone: 'sent a mail again', namesSubject: false });
    expect(predicate('add-passkey', 'b')).toMatchObject({ alone: 'added a passkey', namesSubject: true });
  });

  it('is readable even when its act has no words', () => {
    expect(actName('share-class')).toBe('Share class');
    expect(predicateOf({ act: 'share-class', actorId: 'a', subjectId: 'b' })).toEqual({
      alone: 'share class',
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
