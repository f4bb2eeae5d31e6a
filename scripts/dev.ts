import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { findFreePort } from '../server/src/testing/free-port.ts';

/*
 * npm run dev
 * Serves the pages with hot reload at http://localhost:3000 (or PORT) and passes calls on to a server that starts again
 * whenever one of its files changes. Both end with Ctrl+C or SIGTERM, or when one of them ends.
 */

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const address = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;

function startServer(serverPort: number): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(serverPort), PUBLIC_URL: address },
  });
}

function startPages(serverPort: number): ChildProcess {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return spawn(
    process.execPath,
    [vite, '--port', String(port), '--strictPort', '--clearScreen', 'false', '--logLevel', 'warn'],
    {
      cwd: join(root, 'web'),
      stdio: 'inherit',
      env: { ...process.env, LEMMA_API: `http://127.0.0.1:${serverPort}` },
    },
  );
}

const serverPort = await findFreePort();
const parts = [startServer(serverPort), startPages(serverPort)];
let isStopping = false;

function stop(): void {
  isStopping = true;
  for (const part of parts) part.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
const codes = await Promise.all(
  parts.map(async (part) => {
    const [code] = (await once(part, 'exit')) as [number | null];
    const failed = !isStopping && code !== 0;
    if (!isStopping) stop();
    return failed;
  }),
);
process.exitCode = codes.includes(true) ? 1 : 0;
