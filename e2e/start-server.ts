import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prepareStartedFolder } from './support/started-folder.ts';
import { findLeaks } from './support/browser/leaks.ts';

const root = resolve(import.meta.dirname, '..');
const readyWithinMs = 120_000;

/**
 * Starts the product as `npm start` does, on a free port and a new data folder with the demo school; stops it at the end.
 * With `LEMMA_URL` set, that server is used as it is.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env.LEMMA_URL) return async () => undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'lemma-e2e-'));
  await prepareStartedFolder(dataDir);
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const server = spawn('node', ['server/src/main.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: address, DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
  const ended = new Promise<void>((resolveEnd) => server.once('exit', () => resolveEnd()));
  await waitUntilReady(`${address}/api/mm/health/`, () => server.exitCode, said);
  process.env.LEMMA_URL = address;
  return async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
    const leaks = findLeaks(said.join(''));
    if (leaks.length > 0) throw new Error(`the log holds what it must not (${leaks.join(', ')}):\n${said.join('')}`);
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, 'localhost', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function waitUntilReady(url: string, exitCode: () => number | null, said: readonly string[]): Promise<void> {
  const end = Date.now() + readyWithinMs;
  while (Date.now() < end) {
    if (exitCode() !== null) throw new Error(`the server ended:\n${said.join('')}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`the server was not ready in time:\n${said.join('')}`);
}
