import type { User } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { initialSession, nextSession } from './session-state.ts';

const mila: User = {
  id: '0199b8f0-0000-7000-8000-000000000001',
  uid: '0199b8f0-0000-7000-8000-000000000001',
  email: 'mila@school.example',
  firstName: 'Mila',
  lastName: 'Novak',
  roles: ['STUDENT'],
  isAnonymous: false,
};

const signedIn = nextSession(nextSession(initialSession, { type: 'requested' }), { type: 'loaded', user: mila });

describe('nextSession', () => {
  it('[S01] starts with nobody, not initialised', () => {
    expect(initialSession).toMatchObject({ user: null, uid: null, isFetchingSession: false, isAuthInitialized: false });
  });
  it('[S01] a request sets fetching and takes an old error away', () => {
    const failed = nextSession(initialSession, { type: 'failed', error: 'no' });
    expect(nextSession(failed, { type: 'requested' })).toMatchObject({ isFetchingSession: true, authError: null });
  });
  it('[S01] success sets user, uid and initialised', () => {
    expect(signedIn).toEqual({
      user: mila,
      uid: mila.uid,
      isFetchingSession: false,
      isAuthInitialized: true,
      authError: null,
    });
  });
  it('[S01] an error is kept, and nothing is being fetched', () => {
    const failed = nextSession(nextSession(initialSession, { type: 'requested' }), { type: 'failed', error: 'no' });
    expect(failed).toMatchObject({ isFetchingSession: false, authError: 'no', isAuthInitialized: true });
  });
  it('[S01] a failed reload keeps who is there', () => {
    expect(nextSession(signedIn, { type: 'failed', error: 'no' }).user).toBe(mila);
  });
  it('[S01] [S02] the end of a session clears the user and stays initialised', () => {
    expect(nextSession(signedIn, { type: 'ended' })).toMatchObject({ user: null, uid: null, isAuthInitialized: true });
  });
  it('[S03] without a trace of a session, initialisation simply completes', () => {
    expect(nextSession(initialSession, { type: 'absent' })).toMatchObject({ user: null, isAuthInitialized: true });
  });
  it('[S01] nobody signed in is a success too', () => {
    expect(nextSession(initialSession, { type: 'loaded', user: null })).toMatchObject({
      user: null,
      isAuthInitialized: true,
    });
  });
});
