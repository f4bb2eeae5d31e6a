import type { User } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { FetchError } from '../api/fetch-error.ts';
import {
  firstStep,
  initialSession,
  isAnonymous,
  isMismatched,
  nextSession,
  preferredEmailOf,
  sessionErrorWords,
} from './session-state.ts';

const mila: User = {
  id: '0199b8f0-0000-7000-8000-000000000001',
  uid: '0199b8f0-0000-7000-8000-000000000001',
  email: 'mila@school.example',
  firstName: 'Mila',
  lastName: 'Novak',
  roles: ['STUDENT'],
  isAnonymous: false,
  userName: '',
  isEmailVerified: true,
  isLetIn: false,
  actingAdministrator: null,
};

const signedIn = nextSession(nextSession(initialSession, { type: 'requested' }), { type: 'loaded', user: mila });

describe('nextSession', () => {
  it('[S01] starts signed out, not initialised', () => {
    expect(initialSession).toMatchObject({ user: null, uid: null, isFetchingSession: false, isAuthInitialized: false });
  });
  it('[S01] a request sets fetching and takes an old error away', () => {
    const failed = nextSession(initialSession, { type: 'failed', error: 'no' });
    expect(nextSession(failed, { type: 'requested' })).toMatchObject({ isFetchingSession: true, authError: null });
  });
  it('[S01] success sets user, uid and initialised', () => {
    expect(signedIn).toMatchObject({ user: mila, uid: mila.uid, isFetchingSession: false, isAuthInitialized: true });
  });
  it('[D02] has all that is known of who is here', () => {
    expect(nextSession(signedIn, { type: 'identified', fbUser: { uid: mila.uid } })).toEqual({
      user: mila,
      uid: mila.uid,
      isFetchingSession: false,
      fbUser: { uid: mila.uid },
      isAuthInitialized: true,
      preferredEmail: 'mila@school.example',
      authError: null,
      interrupted: null,
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
  it('[S01] being signed out is a success too', () => {
    expect(nextSession(initialSession, { type: 'loaded', user: null })).toMatchObject({
      user: null,
      isAuthInitialized: true,
    });
  });
  it('[S01] logout clears user and identity user', () => {
    const identified = nextSession(signedIn, { type: 'identified', fbUser: { uid: mila.uid } });
    expect(nextSession(identified, { type: 'ended' })).toEqual({ ...initialSession, isAuthInitialized: true });
  });
  it('[S02] an identity that is gone clears the state once there was one', () => {
    const identified = nextSession(signedIn, { type: 'identified', fbUser: { uid: mila.uid } });
    expect(nextSession(identified, { type: 'identity-gone' })).toMatchObject({ user: null, fbUser: null });
    expect(nextSession(signedIn, { type: 'identity-gone' })).toBe(signedIn);
  });
  it('[S04] another user does not keep the identity of the one before', () => {
    const identified = nextSession(signedIn, { type: 'identified', fbUser: { uid: mila.uid } });
    const other = nextSession(identified, { type: 'loaded', user: { ...mila, uid: 'other' } });
    expect(other.fbUser).toBeNull();
    expect(nextSession(identified, { type: 'loaded', user: mila }).fbUser).toEqual({ uid: mila.uid });
  });
  it('[X07] says why a session ended', () => {
    expect(nextSession(signedIn, { type: 'ended', error: 'Unauthorized, please login' })).toMatchObject({
      user: null,
      authError: 'Unauthorized, please login',
    });
  });
});

describe('who is here', () => {
  const fbUser = { uid: mila.uid };
  it('[D03] is anonymous without user, without identity, by the flag, or by the e-mail', () => {
    expect(isAnonymous({ user: mila, fbUser })).toBe(false);
    expect(isAnonymous({ user: null, fbUser })).toBe(true);
    expect(isAnonymous({ user: mila, fbUser: null })).toBe(true);
    expect(isAnonymous({ user: { ...mila, isAnonymous: true }, fbUser })).toBe(true);
    expect(isAnonymous({ user: { ...mila, email: 'x@anonymous.school.example' }, fbUser })).toBe(true);
  });
  it('[S06] does not fit together when token and session name two people', () => {
    expect(isMismatched({ user: mila, fbUser })).toBe(false);
    expect(isMismatched({ user: mila, fbUser: { uid: 'other' } })).toBe(true);
    expect(isMismatched({ user: null, fbUser })).toBe(false);
  });
  it('[D04] has no e-mail of the product as their own', () => {
    expect(preferredEmailOf({ email: 'guest-7@Lemma.example' })).toBe('');
    expect(preferredEmailOf(mila)).toBe('mila@school.example');
  });
});

describe('firstStep', () => {
  it('[S03] loads when there is a CSRF cookie or an identity and no user yet, else completes', () => {
    expect(firstStep({ hasCsrf: true, fbUser: null, user: null })).toBe('load');
    expect(firstStep({ hasCsrf: false, fbUser: { uid: 'a' }, user: null })).toBe('load');
    expect(firstStep({ hasCsrf: false, fbUser: null, user: null })).toBe('complete');
    expect(firstStep({ hasCsrf: true, fbUser: null, user: mila })).toBe('nothing');
  });
});

describe('sessionErrorWords', () => {
  it('[X07] knows refused, unavailable and everything else', () => {
    const words = (status: number) => sessionErrorWords(new FetchError(status, ''));
    expect([401, 403].map(words)).toEqual(['Unauthorized, please login', 'Unauthorized, please login']);
    expect(words(502)).toBe('Service unavailable, please try again later.');
    expect(words(503)).toBe('Service unavailable, please try again later.');
    expect([0, 500].map(words)).toEqual([
      'There was a problem loading your account',
      'There was a problem loading your account',
    ]);
    expect(sessionErrorWords(new Error('?'))).toBe('There was a problem loading your account');
  });
});
