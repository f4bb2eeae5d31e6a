import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readHolder } from '../server/src/core/db/embedded/folder-lock.ts';
import { findFreePort } from '../server/src/testing/free-port.ts';
import { prepareStartedFolder } from '../server/src/testing/started.ts';

const root = resolve(import.meta.dirname, '..');
let dataDir: string;
let address: string;
let running: ChildProcess;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lemma-start-'));
  await prepareStartedFolder(dataDir);
});
afterEach(() => {
  running.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(command: string, args: readonly string[], variables: Record<string, string> = {}): Promise<void> {
  const port = String(await findFreePort());
  address = `http://localhost:${port}`;
  const env = { ...process.env, NODE_ENV: 'development', PORT: port, DATA_DIR: dataDir, DEMO: 'off', ...variables };
  running = spawn(command, args, { cwd: root, env: { ...env, LOG_LEVEL: 'error' }, stdio: 'ignore' });
  await expect.poll(() => isHealthy(), { timeout: 240_000, interval: 100 }).toBe(true);
}

async function isHealthy(): Promise<boolean> {
  const answer = await fetch(`${address}/api/mm/health/`).catch(() => null);
  return answer?.ok === true;
}

/** Whether the server has let go of its data folder in order: then it leaves no name behind. */
function isOver(): boolean {
  return !existsSync(join(dataDir, 'lock'));
}

describe('npm start', () => {
  it('ends the server in order when npm gets SIGTERM', async () => {
    await run('npm', ['start']);
    expect(readHolder(dataDir)).toBeDefined();
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
    await expect.poll(isOver, { timeout: 120_000 }).toBe(true);
    expect(await isHealthy()).toBe(false);
  });
});

describe('npm run dev', () => {
  it('serves pages with hot reload and calls at one address, and ends both on SIGTERM', async () => {
    await run(process.execPath, ['scripts/dev.ts']);
    const page = await (await fetch(address)).text();
    expect(page).toContain('/@vite/client');
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(isOver()).toBe(true);
  });
});
