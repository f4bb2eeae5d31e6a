import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchError } from '../fetch-error.ts';
import { authenticationError, uidOf, waitBeforeRefresh } from './identity-token.ts';
import { createIdentity } from './identity.ts';

const minute = 60_000;
const hour = 60 * minute;

const tokenOf = (uid: string, number = 0): string => `head.${btoa(JSON.stringify({ uid, number }))}.sign`;

function world(uid = 'mila') {
  let made = 0;
  const fetchToken = vi.fn(async () => {
    made += 1;
    return { token: tokenOf(uid, made), expiresAt: new Date(Date.now() + hour).toISOString() };
  });
  const identity = createIdentity({ fetchToken, now: Date.now });
  const changes: unknown[] = [];
  identity.onChange((user) => changes.push(user));
  return { fetchToken, identity, changes };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-07T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the identity of the browser', () => {
  it('[C05] [S04] fetches a token and signs in with the user that it names', async () => {
    const { identity, changes } = world();
    expect(await identity.token()).toBeUndefined();
    expect(await identity.signIn()).toEqual({ uid: 'mila' });
    expect(identity.user()).toEqual({ uid: 'mila' });
    expect(changes).toEqual([{ uid: 'mila' }]);
  });

  it('[C01] gives the same token while it is fresh, and one fetch to all who ask at the same time', async () => {
    const { identity, fetchToken } = world();
    void identity.signIn();
    const tokens = await Promise.all([identity.token(), identity.token(), identity.token()]);
    expect(new Set(tokens).size).toBe(1);
    expect(fetchToken).toHaveBeenCalledOnce();
    expect(identity.tokenAtHand()).toBe(tokens[0]);
  });

  it('[K03] refreshes five minutes before the token expires', async () => {
    const { identity, fetchToken } = world();
    await identity.signIn();
    await vi.advanceTimersByTimeAsync(55 * minute - 1);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    expect(identity.tokenAtHand()).toBe(tokenOf('mila', 2));
  });

  it('[K03] counts a token as expired 30 s early: a call then waits for another one', async () => {
    const { identity, fetchToken } = world();
    await identity.signIn();
    // As after a sleep of the device: no timer has run.
    vi.setSystemTime(Date.now() + hour - 30_001);
    expect(await identity.token()).toBe(tokenOf('mila', 1));
    vi.setSystemTime(Date.now() + 1);
    expect(identity.tokenAtHand()).toBeUndefined();
    expect(await identity.token()).toBe(tokenOf('mila', 2));
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  it('[K03] tries a failed refresh again after 30 s, doubling to 16 minutes', async () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((failures) => waitBeforeRefresh(failures) / 1000)).toEqual([
      30, 60, 120, 240, 480, 960, 960, 960,
    ]);
    const { identity, fetchToken } = world();
    await identity.signIn();
    fetchToken.mockRejectedValueOnce(new FetchError(0, '')).mockRejectedValueOnce(new FetchError(503, ''));
    await vi.advanceTimersByTimeAsync(55 * minute);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetchToken).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(fetchToken).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchToken).toHaveBeenCalledTimes(4);
    expect(identity.tokenAtHand()).toBe(tokenOf('mila', 2));
  });

  it('[X01] fetches another token when it is forced to', async () => {
    const { identity } = world();
    await identity.signIn();
    expect(await identity.token(true)).toBe(tokenOf('mila', 2));
  });

  it('[S02] reports when the provider no longer knows the user, and asks no more', async () => {
    const { identity, fetchToken, changes } = world();
    await identity.signIn();
    fetchToken.mockRejectedValueOnce(new FetchError(401, ''));
    await vi.advanceTimersByTimeAsync(55 * minute);
    expect(changes).toEqual([{ uid: 'mila' }, null]);
    expect(identity.user()).toBeNull();
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  it('forgets the token at sign-out, also one that is still on its way', async () => {
    const { identity, changes } = world();
    const signingIn = identity.signIn();
    identity.signOut();
    await signingIn;
    expect(identity.user()).toBeNull();
    expect(await identity.token()).toBeUndefined();
    expect(changes).toEqual([]);
  });
});

describe('authenticationError', () => {
  it('[X02] knows the network, the end of a session, and anything else', () => {
    expect(authenticationError(new FetchError(0, 'x'))).toMatchObject({
      status: 0,
      message: 'Authentication network error',
    });
    expect(authenticationError(new FetchError(503, 'x'))).toMatchObject({
      status: 500,
      message: 'Authentication error',
    });
    expect(authenticationError(new SyntaxError('no token'))).toMatchObject({ status: 500 });
    expect(authenticationError(new FetchError(401, 'x'))).toMatchObject({ status: 401, message: 'x' });
  });
});

describe('uidOf', () => {
  it('reads the uid of a token in base64url', () => {
    const payload = btoa(JSON.stringify({ uid: 'a-b', note: '???>>>' }))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
    expect(uidOf(`head.${payload}.sign`)).toBe('a-b');
  });
});
