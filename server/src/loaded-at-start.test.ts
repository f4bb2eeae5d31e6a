import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Loads what a start loads, and says what it asks for. */
const start = `
  import { registerHooks } from 'node:module';
  import './core/loading/keep-compiled.mjs';
  const { loadQuickly } = await import('./core/loading/loading.ts');
  loadQuickly();
  const asked = new Set();
  registerHooks({ resolve: (name, context, next) => (asked.add(name), next(name, context)) });
  await Promise.all([import('./run.ts'), import('./app.ts'), import('./starting-data.ts')]);
  console.log(JSON.stringify([...asked]));
`;

/** Needed seldom, or in a process of its own: each would be up to a twentieth of every start, and stay. */
const seldom = [
  '@simplewebauthn/server',
  'ical-generator',
  'nodemailer',
  'openid-client',
  'otplib',
  'papaparse',
  'saxes',
  'sharp',
  'stripe',
  'yaml',
];

/** The parts that draw and mark: threads load them for themselves. */
const elsewhere = ['@lemma/math/exercises', '@lemma/math/marking'];

it('loads at its start nothing that it needs seldom, or in other threads', () => {
  const args = ['--input-type=module', '--eval', start];
  const { stdout } = spawnSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' });
  const asked = JSON.parse(stdout) as string[];
  expect(asked).toEqual(expect.arrayContaining(['fastify', 'zod']));
  expect([...seldom, ...elsewhere].filter((name) => asked.includes(name))).toEqual([]);
});
