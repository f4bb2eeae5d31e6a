import { describe, expect, it } from 'vitest';
import { actName, actWords, callWords, changeOf } from './audit-words.ts';

describe('an entry of the audit log [SC21]', () => {
  it('reads as a sentence, with and without somebody whom it is about', () => {
    expect(actWords('set-roles', true)).toBe('changed the roles of');
    expect(actWords('retry-mail', false)).toBe('sent a mail again');
  });

  it('is readable too when its act is of another part of the product', () => {
    expect([actName('share-class'), actWords('share-class', true)]).toEqual(['Share class', 'share class:']);
  });

  it('shows what was before and after a change, and nothing of a plain reason', () => {
    expect(changeOf('STUDENT → STAFF')).toEqual({ before: 'STUDENT', after: 'STAFF' });
    expect(changeOf('Lost the phone')).toBeUndefined();
  });

  it('names a call in plain words', () => {
    expect(callWords('POST joinClassroom')).toBe('join classroom');
  });
});
