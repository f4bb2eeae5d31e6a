import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../browser.ts';

/** A browser as a program of its own that can be killed with all its processes, and opened again with what it kept. */
export async function openKillableBrowser(profile: string) {
  const flags = [...browserFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const program = spawn(await findBrowser(), flags, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const exited = once(program, 'exit');
  let address: string | undefined;
  for await (const line of createInterface({ input: program.stderr })) {
    address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error('the browser did not start');
  program.stderr.resume();
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('a browser without a window');
  context.setDefaultTimeout(180_000);
  return {
    context,
    async kill(): Promise<void> {
      if (program.exitCode !== null || program.signalCode !== null) return;
      process.kill(-(program.pid ?? 0), 'SIGKILL');
      await exited;
      await browser.close().catch(() => undefined);
    },
  };
}
