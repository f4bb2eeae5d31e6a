import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'lemma-providers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const providersOf = (env: Record<string, string>) => readEnvironment({ DATA_DIR: folder, ...env }).identityProviders;

const school = {
  id: 'school',
  name: 'Riverside School',
  issuer: 'https://id.riverside.example/realms/school',
  clientId: 'lemma',
  clientSecret: 'hunter2-hunter2',
};
const listed = (...more: readonly object[]) => ({ OIDC_PROVIDERS: JSON.stringify(more) });

describe('identity providers in the environment', () => {
  it('are none without a setting [C17]', () => {
    expect(providersOf({})).toEqual([]);
  });

  it('are the listed ones, then Google and Microsoft [C17]', () => {
    const providers = providersOf({
      ...listed(school),
      GOOGLE_CLIENT_ID: 'g',
      GOOGLE_CLIENT_SECRET: 'gs',
      MICROSOFT_CLIENT_ID: 'm',
      MICROSOFT_CLIENT_SECRET: 'ms',
      MICROSOFT_TENANT: 'riverside.example',
    });
    expect(providers[0]).toEqual(school);
    expect(providers.map(({ id, issuer }) => [id, issuer])).toEqual([
      ['school', 'https://id.riverside.example/realms/school'],
      ['google', 'https://accounts.google.com'],
      ['microsoft', 'https://login.microsoftonline.com/riverside.example/v2.0'],
    ]);
  });

  it.each([
    ['not JSON', { OIDC_PROVIDERS: '[{' }],
    ['not a list', { OIDC_PROVIDERS: '{}' }],
    ['an id for no address', listed({ ...school, id: 'Our School' })],
    ['no secret', listed({ ...school, clientSecret: undefined })],
    ['a setting that is not known', listed({ ...school, secret: 'x' })],
    ['an address without https', listed({ ...school, issuer: 'http://id.riverside.example' })],
    ['no address', listed({ ...school, issuer: 'riverside' })],
    ['the same id twice', listed(school, { ...school, name: 'Other' })],
    [
      'an id that is taken',
      { ...listed({ ...school, id: 'google' }), GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' },
    ],
  ])('that are %s are named at start, without their secrets', (_, env) => {
    expect(() => providersOf(env)).toThrow(/^ {2}OIDC_PROVIDERS must /m);
    expect(() => providersOf(env)).not.toThrow(/hunter2/);
  });

  it('that are half there are named at start', () => {
    expect(() => providersOf({ GOOGLE_CLIENT_ID: 'g' })).toThrow(/GOOGLE_CLIENT_SECRET is required/);
    expect(() => providersOf({ MICROSOFT_CLIENT_SECRET: 's' })).toThrow(/MICROSOFT_CLIENT_ID is required/);
  });
});
