// `npm start`: prepares everything, then runs the server. Ends the server in order when it gets a signal, and also when
// npm is ended: npm passes a signal on to its shell only, which dies without a word to its children.
// Runs with any Node from 20 on; `node` is by then the one among the packages.
import { spawn } from 'node:child_process';
import './bootstrap.mjs';

const parent = process.ppid;
const isRunByNpm = process.env.npm_lifecycle_event === 'start';

if (!process.exitCode) {
  const server = spawn('node', ['server/src/main.mjs'], { stdio: 'inherit', shell: process.platform === 'win32' });
  // Ctrl+C in a terminal reaches the server by itself, and a second signal would cut its orderly end short.
  process.on('SIGINT', () => (process.stdin.isTTY ? undefined : server.kill('SIGTERM')));
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGHUP', () => server.kill('SIGTERM'));
  const watch = setInterval(() => {
    if (!isRunByNpm || process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 250);
  server.once('error', (error) => {
    clearInterval(watch);
    console.error(error.message);
    process.exitCode = 1;
  });
  server.once('exit', (code) => {
    clearInterval(watch);
    process.exitCode = code ?? 1;
  });
}
