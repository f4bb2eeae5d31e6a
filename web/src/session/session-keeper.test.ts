import type { User } from '@lemma/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { identityMismatched, sessionEnded, sessionResumed } from '../api/call-events.ts';
import { FetchError } from '../api/fetch-error.ts';
import { createIdentity } from '../api/identity/identity.ts';
import { createSessionKeeper } from './session-keeper.ts';
import { openTabChannel, type TabMessage } from './tab-channel.ts';
import { mismatchTeller } from './tell-mismatch.ts';

/** Waits for a condition for as long as a busy machine may need. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 120_000 });

const person = (uid: string): User => ({
  id: uid,
  uid,
  email: `${uid}@school.example`,
  firstName: uid,
  lastName: 'Novak',
  roles: ['STUDENT'],
  isAnonymous: false,
  userName: '',
  isEmailVerified: true,
  isLetIn: false,
  actingAdministrator: null,
});

const tokenOf = (uid: string): string => `head.${btoa(JSON.stringify({ uid }))}.sign`;
const stops: (() => void)[] = [];

interface Setting {
  readonly hasCsrf?: boolean;
  readonly isMarked?: boolean;
  readonly session?: () => Promise<User | null>;
}

/** A tab whose server knows the user `server.uid`. */
function openTab({ hasCsrf = true, isMarked = false, session }: Setting = {}) {
  const server = { uid: 'mila', tokenUid: '' };
  const did: string[] = [];
  const heard: ((message: TabMessage) => void)[] = [];
  const posts: TabMessage[] = [];
  const mark = { isMarked };
  const identity = createIdentity({
    now: () => 0,
    fetchToken: async () => {
      did.push('token');
      return { token: tokenOf(server.tokenUid || server.uid), expiresAt: new Date(3_600_000).toISOString() };
    },
  });
  const keeper = createSessionKeeper({
    identity,
    fetchSession: async () => {
      did.push('session');
      return session === undefined ? person(server.uid) : session();
    },
    logout: async () => did.push('logout'),
    hasCsrf: () => hasCsrf,
    mark: { isSet: () => mark.isMarked, set: (isSignedIn) => (mark.isMarked = isSignedIn) },
    tabs: {
      tell: (message) => posts.push(message),
      listen: (listener) => {
        heard.push(listener);
        return () => undefined;
      },
    },
    forgetReads: async () => void did.push('forget'),
    readAgain: async () => void did.push('read again'),
    onMismatch: () => did.push('mismatch'),
  });
  stops.push(keeper.start());
  const settled = (): Promise<void> => eventually(() => expect(keeper.state().fbUser).not.toBeNull());
  return { server, keeper, identity, did, posts, mark, settled, hear: (message: TabMessage) => heard[0]?.(message) };
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('the session of a tab', () => {
  it('[S01] [S04] loads who is here, then fetches a token and signs in with it', async () => {
    const tab = openTab();
    expect(tab.keeper.state()).toMatchObject({ isFetchingSession: true, isAuthInitialized: false });
    await tab.settled();
    expect(tab.did).toEqual(['session', 'token']);
    expect(tab.keeper.state()).toMatchObject({ uid: 'mila', fbUser: { uid: 'mila' }, isAuthInitialized: true });
    expect(tab.posts).toEqual([{ type: 'signed-in', uid: 'mila' }]);
  });

  it('[S03] makes no request when there is neither CSRF cookie nor identity', () => {
    const tab = openTab({ hasCsrf: false });
    expect(tab.did).toEqual([]);
    expect(tab.keeper.state()).toMatchObject({ user: null, isAuthInitialized: true });
  });

  it('fetches session and token side by side where somebody was signed in before', async () => {
    const tab = openTab({ isMarked: true });
    expect(tab.did).toEqual(['session', 'token']);
    await tab.settled();
    await eventually(() => expect(tab.keeper.state().uid).toBe('mila'));
    expect(tab.did).toEqual(['session', 'token']);
  });

  it('[S04] reads again and takes another token when somebody else has signed in', async () => {
    const tab = openTab();
    await tab.settled();
    tab.server.uid = 'ben';
    await tab.keeper.adopt(person('ben'));
    await eventually(() => expect(tab.keeper.state().fbUser).toEqual({ uid: 'ben' }));
    expect(tab.did).toEqual(['session', 'token', 'token', 'read again']);
  });

  it('[S04] reads again for a person who signs in on a page that was emptied when its owner signed out', async () => {
    const tab = openTab();
    await tab.settled();
    tab.hear({ type: 'signed-out' });
    await vi.waitFor(() => expect(tab.did.at(-1)).toBe('forget'), { timeout: 30_000 });
    await tab.keeper.adopt(person('mila'));
    expect(tab.did.at(-1)).toBe('read again');
    await tab.keeper.adopt({ ...person('mila'), firstName: 'Milena' });
    expect(tab.did.filter((act) => act === 'read again')).toHaveLength(1);
  });

  it('keeps token and reads when only the profile has changed', async () => {
    const tab = openTab();
    await tab.settled();
    await tab.keeper.adopt({ ...person('mila'), firstName: 'Milena' });
    expect(tab.did).toEqual(['session', 'token']);
    expect(tab.keeper.state()).toMatchObject({ user: { firstName: 'Milena' }, fbUser: { uid: 'mila' } });
  });

  it('[S01] signing out clears user and identity, forgets what was read, and notifies the other tabs', async () => {
    const tab = openTab();
    await tab.settled();
    await tab.keeper.signOut();
    expect(tab.did.slice(2)).toEqual(['logout', 'forget']);
    expect(tab.keeper.state()).toMatchObject({ user: null, fbUser: null, isAuthInitialized: true });
    expect(tab.posts.at(-1)).toEqual({ type: 'signed-out' });
    expect(tab.mark.isMarked).toBe(false);
    expect(await tab.identity.token()).toBeUndefined();
  });

  it('[S02] is cleared when another tab signs out, or the server says that it has ended', async () => {
    const left = openTab();
    await left.settled();
    left.hear({ type: 'signed-out' });
    expect(left.keeper.state()).toMatchObject({ user: null, fbUser: null, isAuthInitialized: true, interrupted: null });
    await eventually(() => expect(left.did.at(-1)).toBe('forget'));

    const ended = openTab();
    await ended.settled();
    sessionEnded.tell();
    expect(ended.keeper.state()).toMatchObject({ user: null, fbUser: null, isAuthInitialized: true });
  });

  it('[S02] a session that ends by itself leaves the page to its owner: nothing that was read is forgotten', async () => {
    const tab = openTab();
    await tab.settled();
    const resumed = vi.fn();
    stops.push(sessionResumed.listen(resumed));
    sessionEnded.tell();
    sessionEnded.tell();
    expect(tab.keeper.state()).toMatchObject({ user: null, uid: null, interrupted: { uid: 'mila' } });
    expect([tab.did.length, tab.mark.isMarked, resumed.mock.calls.length]).toEqual([2, false, 0]);
    await tab.keeper.adopt(person('mila'));
    await tab.settled();
    expect(tab.keeper.state()).toMatchObject({ uid: 'mila', interrupted: null });
    expect(tab.did.slice(2)).toEqual(['token']);
    expect([tab.mark.isMarked, resumed.mock.calls.length]).toEqual([true, 1]);
  });

  it('[S04] somebody else on an interrupted page reads everything anew; a sign-in in another tab brings it back', async () => {
    const taken = openTab();
    await taken.settled();
    sessionEnded.tell();
    taken.server.uid = 'ben';
    await taken.keeper.adopt(person('ben'));
    expect(taken.keeper.state()).toMatchObject({ uid: 'ben', interrupted: null });
    expect(taken.did).toContain('read again');

    const back = openTab();
    await back.settled();
    sessionEnded.tell();
    back.hear({ type: 'signed-in', uid: 'mila' });
    await eventually(() => expect(back.keeper.state()).toMatchObject({ uid: 'mila', interrupted: null }));
  });

  it('[S02] an interrupted page can be given up; one of a person without an account is gone immediately', async () => {
    const tab = openTab();
    await tab.settled();
    sessionEnded.tell();
    await tab.keeper.leave();
    expect(tab.keeper.state()).toMatchObject({ user: null, interrupted: null });
    expect(tab.did.at(-1)).toBe('forget');

    const anonymous = openTab({ session: async () => ({ ...person('mila'), isAnonymous: true }) });
    await anonymous.settled();
    sessionEnded.tell();
    expect(anonymous.keeper.state()).toMatchObject({ user: null, interrupted: null });
    await eventually(() => expect(anonymous.did.at(-1)).toBe('forget'));
  });

  it('[S04] follows when another person signs in in another tab, and stays when it is the same', async () => {
    const tab = openTab();
    await tab.settled();
    tab.hear({ type: 'signed-in', uid: 'mila' });
    expect(tab.did).toHaveLength(2);
    tab.server.uid = 'ben';
    tab.hear({ type: 'signed-in', uid: 'ben' });
    await eventually(() => expect(tab.keeper.state()).toMatchObject({ uid: 'ben', fbUser: { uid: 'ben' } }));
  });

  it('[S06] reports a token of somebody else, and takes the session for true', async () => {
    const tab = openTab();
    tab.server.tokenUid = 'eve';
    await tab.settled();
    expect(tab.did).toEqual(['session', 'token', 'mismatch']);
    tab.server.tokenUid = '';
    // As `call` does when the server refuses the token.
    tab.identity.signOut();
    identityMismatched.tell();
    await eventually(() => expect(tab.keeper.state().fbUser).toEqual({ uid: 'mila' }));
  });

  it('[X07] a refused session is logged out of, another failure is reported and keeps the person', async () => {
    const refused = openTab({ session: () => Promise.reject(new FetchError(403, '')) });
    await eventually(() => expect(refused.keeper.state().authError).toBe('Unauthorized, please login'));
    expect(refused.did).toEqual(['session', 'logout', 'forget']);
    expect(refused.posts).toEqual([{ type: 'signed-out' }]);

    let status = 200;
    const tab = openTab({
      session: async () => {
        if (status !== 200) throw new FetchError(status, '');
        return person('mila');
      },
    });
    await tab.settled();
    status = 503;
    await tab.keeper.load();
    expect(tab.keeper.state()).toMatchObject({
      uid: 'mila',
      authError: 'Service unavailable, please try again later.',
    });
  });
});

describe('mismatchTeller', () => {
  it('[S06] reports an error, with an alert only outside production and test', () => {
    for (const [mode, alerts] of [
      ['production', 0],
      ['test', 0],
      ['development', 1],
    ] as const) {
      const [report, alert] = [vi.fn(), vi.fn()];
      mismatchTeller({ mode, report, alert })('Two users');
      expect(report).toHaveBeenCalledWith({ level: 'error', type: 'Identity mismatch', message: 'Two users' });
      expect(alert).toHaveBeenCalledTimes(alerts);
    }
  });
});

describe('openTabChannel', () => {
  it('[K05] carries messages to the other tabs and not to its own, so that no storage is polled', async () => {
    const [here, there] = [openTabChannel(), openTabChannel()];
    const heard: string[] = [];
    const stop = [
      here.listen(({ type }) => heard.push(`here ${type}`)),
      there.listen(({ type }) => heard.push(`there ${type}`)),
    ];
    here.tell({ type: 'signed-out' });
    await eventually(() => expect(heard).toEqual(['there signed-out']));
    for (const end of stop) end();
  });
});
