import {
  getCsrf,
  getIdentityToken,
  getSession,
  getTime,
  listClassrooms,
  logout,
  saveDraft,
  version,
} from '@lemma/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from './address.ts';
import { call, identity } from './call.ts';
import { callNoted, identityMismatched, sessionEnded } from './call-events.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit & { headers: Record<string, string> };
}

const notSignedIn = { detail: 'Authentication credentials were not provided.', code: 'session/not-authenticated' };
const expired = { detail: 'Token expired', code: 'session/authentication-error' };
const mismatch = { detail: 'Authentication error', code: 'session/authentication-error' };

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
let tokens = 0;
const token = (): Response => {
  tokens += 1;
  const head = btoa(JSON.stringify({ uid: 'mila', tokens }));
  return json({ token: `h.${head}.s${tokens}`, expires_at: new Date(Date.now() + 3_600_000).toISOString() });
};

const sent: Sent[] = [];
let answers: Record<string, (() => Response)[]> = {};
const page = { cookie: '' };
const heard: string[] = [];
callNoted.listen(({ type }) => heard.push(type));
sessionEnded.listen(() => heard.push('ended'));
identityMismatched.listen(() => heard.push('mismatch'));

beforeEach(() => {
  sent.length = 0;
  heard.length = 0;
  tokens = 0;
  answers = {};
  page.cookie = 'lemma_csrf=abc';
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init });
    if (url === addressOf(getIdentityToken)) return token();
    const [next = () => json({})] = answers[url]?.splice(0, 1) ?? [];
    return next();
  });
});
afterEach(() => {
  identity.signOut();
  vi.unstubAllGlobals();
});

const classes = addressOf(listClassrooms);
const draft = { attemptId: 'a', itemId: 'i' };
const draftBody = { variantNumber: 1, sequence: 1, answers: [] };

describe('every request', () => {
  it('[C01] carries credentials, the anti-forgery token, the version and what it accepts', async () => {
    await call(listClassrooms, {});
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(sent[0]?.init.headers).toEqual({
      accept: 'application/json; version=1',
      'accept-language': 'en',
      'x-mm-version': version,
      'x-csrftoken': 'abc',
    });
  });

  it('[C01] says that JSON is JSON', async () => {
    await call(saveDraft, { params: draft, body: draftBody });
    expect(sent[0]?.init.headers['content-type']).toBe('application/json');
    expect(sent[0]?.init.body).toBe(JSON.stringify(draftBody));
  });

  it('[C01] of a signed-in user carries a fresh identity token, but for those that make one', async () => {
    await identity.signIn();
    expect(sent[0]?.init.headers['authorization']).toBeUndefined();
    await call(listClassrooms, {});
    expect(sent[1]?.init.headers['authorization']).toMatch(/^JWT h\..+\.s1$/);
    await call(getTime, {});
    expect(sent[2]?.init.headers['authorization']).toMatch(/\.s1$/);
  });

  it('[C01] 204 is an empty object where nothing is answered, and null where something could be', async () => {
    answers[addressOf(logout)] = [() => new Response(null, { status: 204 })];
    answers[addressOf(getSession)] = [() => new Response(null, { status: 204 })];
    expect(await call(logout, {})).toEqual({});
    expect(await call(getSession, {})).toBeNull();
  });

  it('[C04] that changes something fetches the anti-forgery token first when there is none', async () => {
    page.cookie = '';
    await call(logout, {});
    expect(sent.map(({ url }) => url)).toEqual([addressOf(getCsrf), addressOf(logout)]);
    expect(sent[0]?.init.headers['accept']).toBe('application/json');
  });
});

describe('an anti-forgery token that a sign-in in another tab has replaced', () => {
  const forged = { detail: 'CSRF token missing or incorrect.', code: 'session/csrf' };

  it('[C04] is taken anew once, and the call is made with it', async () => {
    answers[addressOf(logout)] = [
      () => {
        page.cookie = 'lemma_csrf=def';
        return json(forged, 403);
      },
    ];
    expect(await call(logout, {})).toEqual({});
    const tokensSent = sent
      .filter(({ url }) => url === addressOf(logout))
      .map(({ init }) => init.headers['x-csrftoken']);
    expect(tokensSent).toEqual(['abc', 'def']);
  });

  it('[C04] is not taken a third time', async () => {
    answers[addressOf(logout)] = [() => json(forged, 403), () => json(forged, 403)];
    await expect(call(logout, {})).rejects.toMatchObject({ status: 403, code: 'session/csrf' });
  });

  it('[C04] is read after the identity token has come', async () => {
    page.cookie = 'lemma_csrf=abc';
    await identity.signIn();
    answers[addressOf(getIdentityToken)] = [];
    const drafted = call(saveDraft, { params: draft, body: draftBody });
    page.cookie = 'lemma_csrf=def';
    await drafted;
    expect(sent.at(-1)?.init.headers['x-csrftoken']).toBe('def');
  });
});

describe('a refused identity', () => {
  it('[X01] whose token has expired is tried once more with a new token, and noted', async () => {
    await identity.signIn();
    answers[classes] = [() => json(expired, 401), () => json([{ class_name: 'Year 9' }])];
    expect(await call(listClassrooms, {})).toEqual([{ className: 'Year 9' }]);
    expect(sent.map(({ init }) => init.headers['authorization']?.slice(-3))).toEqual([
      undefined,
      '.s1',
      undefined,
      '.s2',
    ]);
    expect(heard).toEqual(['Token expired']);
  });

  it('[X01] is not tried a third time', async () => {
    await identity.signIn();
    answers[classes] = [() => json(expired, 401), () => json(expired, 401), () => json([])];
    await expect(call(listClassrooms, {})).rejects.toMatchObject({ status: 401 });
    expect(heard).toEqual(['Token expired', 'mismatch']);
  });

  it('[X01] without credentials is noted and ends the session', async () => {
    answers[classes] = [() => json(notSignedIn, 401)];
    await expect(call(listClassrooms, {})).rejects.toMatchObject({ status: 401, message: 'Permission denied' });
    expect(heard).toEqual(['Not signed in', 'ended']);
  });

  it('[S06] of somebody else is reported, and its token is dropped', async () => {
    await identity.signIn();
    answers[classes] = [() => json(mismatch, 401)];
    await expect(call(listClassrooms, {})).rejects.toMatchObject({ status: 401 });
    expect(heard).toEqual(['mismatch']);
    expect(identity.user()).toBeNull();
  });

  it('that asks for a password once more ends no session', async () => {
    answers[addressOf(logout)] = [() => json({ detail: 'Again', code: 'session/confirmation-needed' }, 401)];
    await expect(call(logout, {})).rejects.toMatchObject({ code: 'session/confirmation-needed' });
    expect(heard).toEqual([]);
  });
});

describe('an answer', () => {
  it("[X03] that is not JSON: 'There was an error reading the server response'", async () => {
    answers[classes] = [() => new Response('<html>')];
    await expect(call(listClassrooms, {})).rejects.toThrow('There was an error reading the server response');
  });

  it("[X06] whose payload cannot be decoded: 'Invalid server response'", async () => {
    answers[classes] = [() => json({ solution: { payload: 'nothing of ours' } })];
    await expect(call(listClassrooms, {})).rejects.toThrow('Invalid server response');
  });

  it('[D21] of an error keeps status, message, messages by field, and body', async () => {
    answers[addressOf(logout)] = [() => json({ first_name: ['Enter a name.'] }, 400)];
    await expect(call(logout, {})).rejects.toMatchObject({
      status: 400,
      message: 'There was a problem with the request',
      info: { firstName: ['Enter a name.'] },
      body: { firstName: ['Enter a name.'] },
    });
  });

  it('[X15] that takes longer than K04 says is noted as slow', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    answers[classes] = [
      () => {
        vi.advanceTimersByTime(3_400);
        return json([]);
      },
    ];
    await call(listClassrooms, {});
    vi.useRealTimers();
    expect(heard).toEqual(['Slow request']);
  });
});
