import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment, readStorageEnvironment } from './environment.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-environment-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const longSecret = 'a'.repeat(40);
const otherSecret = 'b'.repeat(40);

function messageOf(env: Record<string, string>): string {
  try {
    readEnvironment({ DATA_DIR: folder, ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as Error).message;
  }
  throw new Error('was accepted');
}

describe('the environment', () => {
  it('needs nothing: every variable has a default that is safe on a laptop', () => {
    const environment = readEnvironment({ DATA_DIR: folder });
    expect(environment).toMatchObject({
      nodeEnv: 'development',
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      smtpUrl: undefined,
      trustProxy: false,
      demo: true,
      logLevel: 'warn',
      backupEveryMinutes: 60,
      backupKeep: 24,
    });
  });

  it('names every variable that is wrong, in one error', () => {
    const message = messageOf({
      PORT: '80a',
      PUBLIC_URL: 'example.org',
      DEMO: 'maybe',
      DATABASE_URL: 'mysql://x',
      SESSION_SECRET: 'short',
      NODE_ENV: 'prod',
    });
    for (const name of ['PORT', 'PUBLIC_URL', 'DEMO', 'DATABASE_URL', 'SESSION_SECRET', 'NODE_ENV']) {
      expect(message).toMatch(new RegExp(`^ {2}${name} must`, 'm'));
    }
    expect(message).toContain('"80a"');
  });

  it('shows no secret and no address that may hold a password', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://me:hunter2@host/db', TOKEN_SECRET: 'swordfish' });
    expect(message).not.toMatch(/hunter2|swordfish/);
  });

  it('requires both secrets in production, also when something else is wrong', () => {
    const message = messageOf({ NODE_ENV: 'production', PORT: '99999', SESSION_SECRET: longSecret });
    expect(message).toContain('PORT must');
    expect(message).toContain('TOKEN_SECRET is required when NODE_ENV is production');
    expect(message).not.toContain('SESSION_SECRET is required');
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
  });

  it('refuses the same secret twice in production', () => {
    expect(messageOf({ NODE_ENV: 'production', SESSION_SECRET: longSecret, TOKEN_SECRET: longSecret })).toContain(
      'TOKEN_SECRET must differ',
    );
  });

  it('turns the demo off in production and lets the operator decide otherwise', () => {
    const production = {
      DATA_DIR: folder,
      NODE_ENV: 'production',
      SESSION_SECRET: longSecret,
      TOKEN_SECRET: otherSecret,
    };
    expect(readEnvironment(production).demo).toBe(false);
    expect(readEnvironment({ ...production, DEMO: 'on' }).demo).toBe(true);
    expect(readEnvironment({ DATA_DIR: folder, DEMO: '0' }).demo).toBe(false);
  });

  it('makes secrets once and keeps them where only their owner can read them', () => {
    const first = readEnvironment({ DATA_DIR: folder });
    const second = readEnvironment({ DATA_DIR: folder });
    expect(second.sessionSecret).toBe(first.sessionSecret);
    expect(second.tokenSecret).toBe(first.tokenSecret);
    expect(first.sessionSecret).not.toBe(first.tokenSecret);
    if (process.platform !== 'win32') expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toContain(first.tokenSecret);
  });

  it('does not replace secrets that it cannot read', () => {
    writeFileSync(join(folder, 'secrets.json'), '{"sessionSecret"');
    expect(() => readEnvironment({ DATA_DIR: folder })).toThrow('secrets.json is damaged');
  });

  it('takes an empty variable for an absent one', () => {
    expect(readEnvironment({ DATA_DIR: folder, PORT: ' ', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('names the public address after host and port, without a slash at the end', () => {
    expect(readEnvironment({ DATA_DIR: folder, HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe(
      'http://localhost:8080',
    );
    expect(readEnvironment({ DATA_DIR: folder, PUBLIC_URL: 'https://maths.example/' }).publicUrl).toBe(
      'https://maths.example',
    );
  });

  it('lets the storage commands run without the secrets of the server', () => {
    const storage = readStorageEnvironment({ NODE_ENV: 'production', DATA_DIR: folder });
    expect(storage.dataDir).toBe(folder);
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
  });

  it('[F11] says who runs the installation, and where to write when the operator says nothing', () => {
    const host = { DATA_DIR: folder, PUBLIC_URL: 'https://maths.example' };
    expect(readEnvironment(host).site).toMatchObject({ operatorName: '', contactEmail: 'contact@maths.example' });
    expect(readEnvironment(host).site.socialLinks).toHaveLength(2);
    const given = {
      ...host,
      OPERATOR_NAME: 'Riverside School',
      CONTACT_EMAIL: 'help@riverside.example',
      SOCIAL_LINKS: 'Mastodon=https://social.example/@us | Our blog=https://blog.example/?a=b',
    };
    expect(readEnvironment(given).site).toEqual({
      operatorName: 'Riverside School',
      operatorAddress: '',
      contactEmail: 'help@riverside.example',
      socialLinks: [
        { label: 'Mastodon', href: 'https://social.example/@us' },
        { label: 'Our blog', href: 'https://blog.example/?a=b' },
      ],
    });
  });

  it('[F11] refuses links that are not web addresses', () => {
    for (const links of ['Mastodon', 'Blog=javascript:alert(1)', 'Blog=http://blog.example', '=https://a.example']) {
      expect(messageOf({ SOCIAL_LINKS: links })).toContain('SOCIAL_LINKS must be');
    }
    expect(messageOf({ CONTACT_EMAIL: 'no-address' })).toContain('CONTACT_EMAIL must be an e-mail address');
  });

  it('sends mail from the public host unless another sender is set, and accepts no second header in it [SC19]', () => {
    const from = (given: Record<string, string>) => readEnvironment({ DATA_DIR: folder, ...given }).mailFrom;
    expect(from({ PUBLIC_URL: 'https://maths.school.example' })).toBe('Lemma <no-reply@maths.school.example>');
    expect(from({ MAIL_FROM: 'Maths at school <maths@school.example>' })).toBe(
      'Maths at school <maths@school.example>',
    );
    for (const wrong of ['maths', 'Maths <maths>', 'a@b.example\r\nBcc: c@d.example', '<a@b.example> <c@d.example>']) {
      expect(messageOf({ MAIL_FROM: wrong })).toContain('MAIL_FROM must be');
    }
  });

  it('[SC12] trusts named proxies only, never everybody', () => {
    const trusted = (value: string) => readEnvironment({ DATA_DIR: folder, TRUST_PROXY: value }).trustProxy;
    expect(trusted('off')).toBe(false);
    expect(trusted('loopback, 10.0.0.0/8,2001:db8::/32')).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32']);
    for (const wrong of ['on', 'true', '1', '*', '0.0.0.0/0', '::/0', '10.0.0.0/40', '10.0.0/8', 'proxy.example']) {
      expect(messageOf({ TRUST_PROXY: wrong }), wrong).toContain('TRUST_PROXY must be off, or addresses');
    }
  });

  it('lets people make accounts unless sign-up is closed', () => {
    expect(readEnvironment({ DATA_DIR: folder }).signUp).toBe('open');
    expect(readEnvironment({ DATA_DIR: folder, SIGN_UP: 'closed' }).signUp).toBe('closed');
    expect(messageOf({ SIGN_UP: 'no' })).toContain('SIGN_UP must be open or closed');
  });

  it('names the learning management systems that may be in the network of the operator', () => {
    const hosts = (value?: string) => [...readEnvironment({ DATA_DIR: folder, LTI_HOSTS: value }).ltiHosts];
    expect(hosts()).toEqual([]);
    expect(hosts('moodle.school.lan, 10.0.0.5:8443')).toEqual(['moodle.school.lan', '10.0.0.5:8443']);
    expect(messageOf({ LTI_HOSTS: 'https://moodle.school.lan' })).toContain('LTI_HOSTS must be hosts');
  });
});
