import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openFakePlatform } from '../../../testing/lti-platform/platform.ts';
import type { ProfileName } from '../../../testing/lti-platform/profiles.ts';
import { makeToolKeys } from '../../../testing/lti-platform/tool-keys.ts';
import { nextPageOf } from './link-header.ts';
import { retryAfterOf } from './platform-errors.ts';
import { createLtiPlatforms, PlatformRefused, PlatformUnavailable, type PlatformAccount } from './platform.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const clock = { now: new Date('2026-09-07T08:00:00Z') };
const now = () => clock.now;

async function openClient(profile: ProfileName = 'moodle') {
  const platform = await openFakePlatform({ profile, now });
  opened.push(platform);
  const keys = await makeToolKeys();
  const tool = platform.placeTool({
    loginUrl: 'https://tool.example/',
    redirectUris: ['https://tool.example/'],
    keys: keys.keys,
  });
  const { host } = new URL(platform.origin);
  const client = createLtiPlatforms({ trustedHosts: new Set([host]), keys, now });
  const account: PlatformAccount = {
    id: 'one',
    clientId: tool.clientId,
    tokenEndpoint: platform.endpoints.tokenEndpoint,
    tokenAudience: null,
    hosts: new Set([host]),
  };
  const course = platform.course(tool);
  const address = (path: string) => `${platform.origin}/services/${course.id}/${path}${platform.profile.serviceQuery}`;
  return { platform, client, account, course, address, keys };
}

type Opened = Awaited<ReturnType<typeof openClient>>;

function placeColumn({ platform, course, address }: Opened) {
  const link = platform.link(course, { lineItem: { resourceId: 'task-1' } });
  const [item] = platform.lineItemsOf(link);
  if (!item) throw new Error('no line item');
  return { item, link, itemAddress: address(`lineitems/${item.id}/lineitem`) };
}

const completed = { activityProgress: 'Completed', gradingProgress: 'FullyGraded' } as const;
const scoreOf = (userId: string, scoreGiven: number, timestamp = '2026-09-07T08:00:00.000Z') => ({
  ...completed,
  userId,
  scoreGiven,
  scoreMaximum: 10,
  timestamp,
});

/** A server that is not a platform. */
async function listen(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  opened.push({
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.each(['moodle', 'canvas', 'blackboard'] as const)('services of a platform like %s', (profile) => {
  it('takes line items, scores and results', async () => {
    const one = await openClient(profile);
    const { platform, client, account, course, address } = one;
    const learner = platform.person();
    platform.enrol(course, learner);
    const made = await client.makeLineItem(account, address('lineitems'), {
      label: 'Sums',
      scoreMaximum: 4,
      resourceId: 'task-7',
      tag: 'grade',
    });
    await client.changeLineItem(account, made.id, { ...made, label: 'Sums again', scoreMaximum: 5 });
    const listed = await client.listLineItems(account, address('lineitems'), { resource_id: 'task-7' });
    expect(listed).toMatchObject([{ id: made.id, label: 'Sums again', scoreMaximum: 5, tag: 'grade' }]);
    await client.sendScore(account, made.id, scoreOf(learner.subject, 6));
    const results = await client.readResults(account, made.id, learner.subject);
    expect(results).toMatchObject([{ userId: learner.subject, resultScore: 3, resultMaximum: 5 }]);
    expect(await client.readResults(account, made.id)).toEqual(results);
  });

  it('reads the results of everybody, by pages where the platform has them', async () => {
    const one = await openClient(profile);
    const { platform, client, account, course } = one;
    const { item, itemAddress } = placeColumn(one);
    const people = Array.from({ length: 450 }, () => platform.person());
    for (const person of people) {
      platform.enrol(course, person);
      const { timestamp } = scoreOf(person.subject, 6);
      item.scores.set(person.subject, { ...completed, score: 6, comment: '', timestamp, stored: [] });
    }
    for (const _ of [1, 2]) expect(await client.readResults(account, itemAddress)).toHaveLength(450);
    // Moodle is asked by pages once, and never again.
    expect(platform.requestsOf('results')).toHaveLength(platform.profile.failsAtPagesOfResults ? 3 : 6);
  });

  it('says in the platform’s words why it refuses', async () => {
    const one = await openClient(profile);
    const { itemAddress } = placeColumn(one);
    const asked = one.client.sendScore(one.account, itemAddress, scoreOf('stranger', 6));
    const expected = profile === 'moodle' ? 'Incorrect score received' : 'Unknown user stranger';
    await expect(asked).rejects.toMatchObject({ name: 'PlatformRefused', message: expected });
  });

  it('reads a roster of many pages', async () => {
    const { platform, client, account, course, address } = await openClient(profile);
    for (let i = 0; i < 450; i += 1) platform.enrol(course, platform.person());
    const members = await client.readMembers(account, address('memberships'));
    expect(new Set(members.map((member) => member.user_id)).size).toBe(450);
    expect(platform.requestsOf('memberships')).toHaveLength(3);
  });
});

describe('access tokens', () => {
  it('asks once for requests at the same time, and again when the token ends or another key signs', async () => {
    const one = await openClient();
    const { client, account, platform, keys } = one;
    const { itemAddress } = placeColumn(one);
    await Promise.all(Array.from({ length: 5 }, () => client.readResults(account, itemAddress)));
    expect(platform.requestsOf('token')).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 3600_000);
    await client.readResults(account, itemAddress);
    keys.signingKeyId = async () => 'tool-2';
    await client.readResults(account, itemAddress);
    expect(platform.requestsOf('token')).toHaveLength(3);
  });

  it('takes a new token once when the platform has forgotten the old one', async () => {
    const one = await openClient();
    const { client, account, platform } = one;
    const { itemAddress } = placeColumn(one);
    await client.readResults(account, itemAddress);
    platform.tokens.forgetAll();
    await client.readResults(account, itemAddress);
    expect(platform.requestsOf('results').map(({ status }) => status)).toEqual([200, 401, 200]);
    platform.faults.onRequest = ({ kind }) => (kind === 'results' ? { answer: { status: 401 } } : undefined);
    await expect(client.readResults(account, itemAddress)).rejects.toMatchObject({ status: 401 });
    expect(platform.requestsOf('token')).toHaveLength(3);
  });

  it('waits where the platform gives no token', async () => {
    const one = await openClient();
    const { itemAddress } = placeColumn(one);
    one.platform.faults.onRequest = ({ kind }) =>
      kind === 'token' ? { answer: { status: 400, body: '{"error":"invalid_client"}' } } : undefined;
    const asked = one.client.readResults(one.account, itemAddress);
    await expect(asked).rejects.toThrow(PlatformUnavailable);
    await expect(asked).rejects.toMatchObject({ mayBeDone: false, message: expect.stringContaining('invalid_client') });
  });
});

describe('answers of platforms', () => {
  it.each([
    [503, { 'retry-after': '120' }, PlatformUnavailable, { retryAfterMs: 120_000, mayBeDone: true }],
    [429, {}, PlatformUnavailable, { retryAfterMs: null, mayBeDone: false }],
    [404, {}, PlatformRefused, { status: 404 }],
    [302, { location: 'https://elsewhere.example/' }, PlatformRefused, { status: 302 }],
  ])('says whether %i is worth another try', async (status, headers, kind, fields) => {
    const one = await openClient();
    const { itemAddress } = placeColumn(one);
    one.platform.faults.onRequest = (request) =>
      request.kind === 'scores' ? { answer: { status, headers: headers, body: '<b>No</b>' } } : undefined;
    const sent = one.client.sendScore(one.account, itemAddress, scoreOf('1', 1));
    await expect(sent).rejects.toThrow(kind);
    await expect(sent).rejects.toMatchObject(fields);
  });

  it('does not know whether a score was stored when the connection ends', async () => {
    const one = await openClient();
    const learner = one.platform.person();
    one.platform.enrol(one.course, learner);
    const { item, itemAddress } = placeColumn(one);
    one.platform.faults.onRequest = ({ kind }) => (kind === 'scores' ? { ends: 'cut', after: 'store' } : undefined);
    const sent = one.client.sendScore(one.account, itemAddress, scoreOf(learner.subject, 7));
    await expect(sent).rejects.toMatchObject({ name: 'PlatformUnavailable', mayBeDone: true });
    expect(one.platform.gradeOf(item, learner)).toBe(7);
  });

  it('refuses what is not JSON, or another shape', async () => {
    const one = await openClient();
    const { itemAddress } = placeColumn(one);
    for (const body of ['<html>', '{"results": []}', '[{"userId": null}]']) {
      one.platform.faults.onRequest = ({ kind }) =>
        kind === 'results' ? { answer: { status: 200, body } } : undefined;
      await expect(one.client.readResults(one.account, itemAddress), body).rejects.toThrow('cannot be read');
    }
  });
});

describe('addresses that a platform names [SC10, SC17]', () => {
  it('asks no host but those of the platform, and sends no token there', async () => {
    const asked: string[] = [];
    const foreign = await listen((request, response) => {
      asked.push(request.url ?? '');
      response.end('[]');
    });
    const one = await openClient();
    for (const address of [
      `${foreign}/lineitems/1/lineitem`,
      'https://169.254.169.254/latest/meta-data/',
      'https://[::ffff:127.0.0.1]/lineitem',
      'file:///etc/passwd',
      'no address',
    ]) {
      await expect(one.client.readResults(one.account, address), address).rejects.toThrow(PlatformRefused);
    }
    expect(asked).toEqual([]);
    expect(one.platform.requests).toEqual([]);
  });

  it('asks no private address, even where it is one of the platform, unless the operator has named it', async () => {
    const one = await openClient();
    const keys = await makeToolKeys();
    const client = createLtiPlatforms({ trustedHosts: new Set(), keys, now });
    const { itemAddress } = placeColumn(one);
    await expect(client.readResults(one.account, itemAddress)).rejects.toThrow('must not be asked');
    expect(one.platform.requests).toEqual([]);
  });

  it('follows no page to another host, and stops at a page that names itself', async () => {
    const one = await openClient();
    const { itemAddress } = placeColumn(one);
    const foreign = await listen((_, response) => response.end('[]'));
    one.platform.faults.onRequest = ({ kind }) =>
      kind === 'results'
        ? { answer: { status: 200, headers: { link: `<${foreign}/>; rel=next` }, body: '[]' } }
        : undefined;
    await expect(one.client.readResults(one.account, itemAddress)).rejects.toThrow('another host');
    one.platform.faults.onRequest = ({ kind, url }) =>
      kind === 'results'
        ? { answer: { status: 200, headers: { link: `<${url.href}>; rel=next` }, body: '[]' } }
        : undefined;
    expect(await one.client.readResults(one.account, itemAddress)).toEqual([]);
  });

  it('reads no part of a list that does not end: the others would count as gone', async () => {
    const one = await openClient();
    const { itemAddress } = placeColumn(one);
    const keys = await makeToolKeys();
    const hosts = new Set(one.account.hosts);
    const client = createLtiPlatforms({ trustedHosts: hosts, keys, now, mostPages: 3 });
    let asked = 0;
    one.platform.faults.onRequest = ({ kind, url }) => {
      if (kind === 'token') {
        const body = JSON.stringify({ access_token: 'one', token_type: 'Bearer', expires_in: 3600 });
        return { answer: { status: 200, headers: { 'content-type': 'application/json' }, body } };
      }
      asked += 1;
      const link = `<${url.origin}${url.pathname}?page=${asked}>; rel=next`;
      return { answer: { status: 200, headers: { link }, body: '[]' } };
    };
    await expect(client.readResults(one.account, itemAddress)).rejects.toThrow('more than 3 pages');
    expect(asked).toBe(3);
  });
});

describe('Link headers', () => {
  const base = 'https://lms.example/services/1/lineitems?type_id=1';
  const curly = Buffer.from('<https://lms.example/p?a=1&amp;b=2>; rel=”next”').toString('latin1');
  it.each([
    ['<https://lms.example/p?from=2>; rel="next"', 'https://lms.example/p?from=2'],
    ['<https://lms.example/p>; rel=next', 'https://lms.example/p'],
    ['</p?from=2>;rel="next"', 'https://lms.example/p?from=2'],
    ['<?from=2>; title="x, y"; rel=\'next\'', 'https://lms.example/services/1/lineitems?from=2'],
    ['<https://lms.example/1>; rel="first", <https://lms.example/2>; rel="next"', 'https://lms.example/2'],
    ['<https://lms.example/3>; rel="last next"', 'https://lms.example/3'],
    [curly, 'https://lms.example/p?a=1&b=2'],
    ['<https://lms.example/p>; rel="differences"', null],
    ['<https://lms.example/p>; rel="nextish"', null],
    ['<https://lms.example/next>; rel="prev"', null],
    ['<http://[>; rel="next"', null],
    ['', null],
    [null, null],
  ])('%s', (header, expected) => {
    expect(nextPageOf(header, base)).toBe(expected);
  });
});

it.each([
  ['30', 30_000],
  ['Mon, 07 Sep 2026 08:02:00 GMT', 120_000],
  ['999999', 3_600_000],
  ['Mon, 07 Sep 2020 08:02:00 GMT', 0],
  ['soon', null],
  [null, null],
])('reads Retry-After %s', (header, expected) => {
  expect(retryAfterOf(header, new Date('2026-09-07T08:00:00Z'))).toBe(expected);
});
