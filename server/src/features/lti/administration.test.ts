import {
  createLtiDeployment,
  createLtiInvitation,
  createLtiRegistration,
  listAuditEntries,
  listLtiRefusals,
  listLtiRegistrations,
  replaceLtiKeys,
  setLtiSettings,
  updateLtiDeployment,
  updateLtiRegistration,
  withdrawLtiInvitation,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiInvitations, ltiRefusals } from '../../core/db/tables/index.ts';
import { hashToken } from '../../core/tokens.ts';
import { giveAuthenticator } from '../../testing/signing-in/second-factor.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let administrator: Awaited<ReturnType<TestApp['signUpAs']>>;
beforeAll(async () => {
  app = await openTestApp();
  administrator = await app.signUpWithRoles(['ADMIN', 'superuser']);
  await giveAuthenticator(app, administrator);
});
afterAll(() => app.close());

let made = 0;
const lms = () => {
  made += 1;
  const at = `https://lms${made}.school.example`;
  return {
    name: `School ${made}`,
    issuer: at,
    clientId: 'lemma',
    authorizationEndpoint: `${at}/auth`,
    tokenEndpoint: `${at}/token`,
    jwksUri: `${at}/keys`,
    deploymentId: '1',
  };
};
const register = (given: object = {}) => administrator.call(createLtiRegistration, { body: { ...lms(), ...given } });
const lastActs = async (q: string) =>
  (await administrator.call(listAuditEntries, { query: { q } })).entries.map(({ act, details }) => `${act} ${details}`);

describe('registering an LMS by hand', () => {
  it('switches it on with its installation, and lets its teachers write', async () => {
    const { id } = await register({ name: 'Riverside' });
    const { registrations, tool } = await administrator.call(listLtiRegistrations, {});
    expect(registrations.find((one) => one.id === id)).toMatchObject({
      name: 'Riverside',
      state: 'on',
      teachersMayWrite: true,
      makesAccounts: true,
      people: 0,
      lastLaunchedAt: null,
      scoresWaiting: 0,
      deployments: [{ deploymentId: '1', state: 'on', courses: 0 }],
    });
    expect(tool).toEqual({
      login: 'http://lemma.test/lti/login/',
      launch: 'http://lemma.test/lti/launch/',
      keys: 'http://lemma.test/lti/jwks.json',
      configuration: 'http://lemma.test/lti/configuration.json',
      register: 'http://lemma.test/lti/register/',
    });
    expect(await lastActs('Riverside')).toEqual([expect.stringContaining('register-lms Riverside: https://')]);
  });

  it('refuses the same issuer and client id twice, and takes another client id of the issuer', async () => {
    const fields = lms();
    await administrator.call(createLtiRegistration, { body: fields });
    expect((await administrator.tryCall(createLtiRegistration, { body: fields })).status).toBe(409);
    const other = await administrator.call(createLtiRegistration, { body: { ...fields, clientId: 'another' } });
    expect(other.clientId).toBe('another');
  });

  it.each([
    ['authorizationEndpoint', 'http://lms.school.example/auth'],
    ['tokenEndpoint', 'https://name:word@lms.school.example/token'],
    ['jwksUri', 'ftp://lms.school.example/keys'],
    ['jwksUri', 'https://lms.school.example/keys#first'],
    ['issuer', 'lms.school.example'],
  ])('names the field %s with the address %s, which is not used', async (field, address) => {
    const answer = await administrator.tryCall(createLtiRegistration, { body: { ...lms(), [field]: address } });
    expect([answer.status, Object.keys(answer.body as object)]).toEqual([400, [field]]);
  });

  it('knows from the beginning where a school opens its system, by its origin', async () => {
    const made = await register({ frameOrigins: ['https://school.instructure.com/courses/1'] });
    expect(made.frameOrigins).toEqual(['https://school.instructure.com']);
    const body = { ...lms(), frameOrigins: ['http://school.example'] };
    expect((await administrator.tryCall(createLtiRegistration, { body })).status).toBe(400);
  });

  it('takes http and hosts of the own network when the operator has named them', async () => {
    const own = await openTestApp({ variables: { LTI_HOSTS: 'moodle.lan:8080' } });
    const person = await own.signUpWithRoles(['superuser']);
    await giveAuthenticator(own, person);
    const at = 'http://moodle.lan:8080';
    const addresses = { authorizationEndpoint: `${at}/auth`, tokenEndpoint: `${at}/token`, jwksUri: `${at}/keys` };
    const made = await person.call(createLtiRegistration, { body: { ...lms(), ...addresses, issuer: at } });
    expect(made.tokenEndpoint).toBe(`${at}/token`);
    await own.close();
  });
});

describe('changing an LMS', () => {
  it('keeps the origins of frames alone, and writes each change into the audit log', async () => {
    const { id } = await register({ name: 'Hillside' });
    const params = { registrationId: id };
    const body = {
      frameOrigins: ['https://school.instructure.com/courses/1', 'https://school.instructure.com'],
      makesAccounts: false,
      state: 'off' as const,
      name: 'Hillside',
    };
    expect(await administrator.call(updateLtiRegistration, { params, body })).toMatchObject({
      frameOrigins: ['https://school.instructure.com'],
      makesAccounts: false,
      state: 'off',
    });
    const acts = await lastActs('Hillside,');
    expect(acts.toSorted()).toEqual([
      'change-lms Hillside, frame origins: – → https://school.instructure.com',
      'change-lms Hillside, makes accounts: true → false',
      'change-lms Hillside, state: on → off',
    ]);
  });

  it('needs a confirmation, for its addresses decide who signs in as whom', async () => {
    const hurried = await app.signUpWithRoles(['superuser']);
    const { id } = await register();
    const answer = await hurried.tryCall(updateLtiRegistration, {
      params: { registrationId: id },
      body: { jwksUri: 'https://evil.example/keys' },
    });
    expect([answer.status, answer.raw]).toEqual([403, expect.stringContaining('session/confirmation-needed')]);
  });

  it('switches installations on and off, each for its own LMS', async () => {
    const [one, other] = [await register(), await register()];
    const body = { deploymentId: 'school-b', name: 'School B' };
    const added = await administrator.call(createLtiDeployment, { params: { registrationId: one.id }, body });
    const deployment = added.deployments.find(({ deploymentId }) => deploymentId === 'school-b');
    expect(deployment).toMatchObject({ state: 'on', name: 'School B' });
    const at = (registrationId: string) => ({ registrationId, deploymentRowId: deployment?.id ?? '' });
    const off = { body: { state: 'off' as const } };
    expect((await administrator.tryCall(updateLtiDeployment, { params: at(other.id), ...off })).status).toBe(404);
    const changed = await administrator.call(updateLtiDeployment, { params: at(one.id), ...off });
    expect(changed.deployments.find(({ deploymentId }) => deploymentId === 'school-b')?.state).toBe('off');
  });
});

describe('the keys of Lemma towards LMSs', () => {
  it('are replaced by an administrator who confirms it, which is in the audit log', async () => {
    const read = async () => (await app.visitor().send('GET', '/lti/jwks.json')).raw;
    const before = await read();
    const hurried = await app.signUpWithRoles(['superuser']);
    expect((await hurried.tryCall(replaceLtiKeys)).raw).toContain('session/confirmation-needed');
    expect(await read()).toBe(before);
    await administrator.call(replaceLtiKeys, {});
    const [kid, ...others] = (JSON.parse(await read()) as { keys: { kid: string }[] }).keys.map((key) => key.kid);
    expect(others).toEqual([]);
    expect(before).not.toContain(kid);
    const { entries } = await administrator.call(listAuditEntries, { query: { act: 'replace-lms-keys' } });
    expect(entries).toHaveLength(1);
  });
});

describe('an invitation for an LMS', () => {
  it('shows its address once, keeps a digest, and can be withdrawn', async () => {
    const body = { name: 'Lakeside' };
    const { id, address, expiresAt } = await administrator.call(createLtiInvitation, { body });
    const token = new URL(address).searchParams.get('invitation') ?? '';
    expect(address).toMatch(/^http:\/\/lemma\.test\/lti\/register\/\?invitation=[\w-]{43}$/);
    expect(Date.parse(expiresAt) - app.clock.now.getTime()).toBe(7 * 86_400_000);
    const rows = await app.database.db.select().from(ltiInvitations);
    expect(rows.find((row) => row.id === id)?.tokenHash).toBe(hashToken(token));
    const listed = await administrator.tryCall(listLtiRegistrations);
    expect(listed.raw).not.toContain(token);
    const params = { ltiInvitationId: id };
    await administrator.call(withdrawLtiInvitation, { params });
    expect((await administrator.tryCall(withdrawLtiInvitation, { params })).status).toBe(404);
    const { invitations } = await administrator.call(listLtiRegistrations, {});
    expect(invitations.find((one) => one.id === id)?.state).toBe('withdrawn');
    expect(await lastActs('Lakeside')).toEqual(['withdraw-lms-invitation Lakeside', 'invite-lms Lakeside']);
  });
});

describe('the settings of the instance', () => {
  it('let any LMS ask only where an administrator says so', async () => {
    expect((await administrator.call(listLtiRegistrations, {})).isRegistrationOpen).toBe(false);
    await administrator.call(setLtiSettings, { body: { isRegistrationOpen: true } });
    expect((await administrator.call(listLtiRegistrations, {})).isRegistrationOpen).toBe(true);
    await administrator.call(setLtiSettings, { body: { isRegistrationOpen: false } });
  });
});

describe('the log of refused launches', () => {
  it('shows the last fifty with the check that refused each', async () => {
    const { id, name } = await register();
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: newId(),
      at: new Date(app.clock.now.getTime() + index * 1000),
      registrationId: index === 59 ? null : id,
      check: 8,
      code: 'wrong-audience',
      details: `The token is for ${index}.`,
    }));
    await app.database.db.insert(ltiRefusals).values(rows);
    const shown = await administrator.call(listLtiRefusals, {});
    expect(shown).toHaveLength(50);
    const reason = 'Your LMS sent something that cannot be trusted.';
    expect(shown[0]).toMatchObject({ registration: null, check: 8, reason, details: 'The token is for 59.' });
    expect(shown[1]?.registration).toBe(name);
  });
});

describe('the calls about LMSs', () => {
  it('are for superusers alone', async () => {
    const people = [app.visitor(), await app.signUpAs('learner'), await app.signUpAs('teacher')];
    const staff = await app.signUpWithRoles(['STAFF']);
    for (const endpoint of [listLtiRegistrations, listLtiRefusals, createLtiInvitation, setLtiSettings]) {
      const statuses = await Promise.all([...people, staff].map((one) => one.tryCall(endpoint)));
      expect(
        statuses.map(({ status }) => status),
        endpoint.name,
      ).toEqual([401, 403, 403, 403]);
    }
  });
});
