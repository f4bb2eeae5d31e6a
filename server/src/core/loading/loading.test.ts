import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Has each thread say whether it has loaded what takes types out of TypeScript: the main one when it ends, others when asked. */
const probe = `
  import { isMainThread } from 'node:worker_threads';
  const isLoaded = () => process.moduleLoadList.some((name) => name.includes('amaro'));
  const channel = new BroadcastChannel('compilers');
  channel.unref();
  if (isMainThread) process.on('exit', () => console.log('main ' + isLoaded()));
  else channel.onmessage = () => channel.postMessage(isLoaded());
`;

/** Begins a thread for mathematics as the server does. */
const thread = `
  import { Worker } from 'node:worker_threads';
  import ${at('./keep-compiled.mjs')};
  const worker = new Worker(new URL(${at('../engine/worker.ts')}), { workerData: { givesWay: false } });
  const channel = new BroadcastChannel('compilers');
  channel.onmessage = async ({ data }) => {
    console.log('thread ' + data);
    channel.close();
    await worker.terminate();
  };
  worker.once('message', () => channel.postMessage('asks'));
`;

const loading = `
  import { readdirSync } from 'node:fs';
  import ${at('./keep-compiled.mjs')};
  const { loadQuickly } = await import(${at('./loading.ts')});
  loadQuickly();
  await import('@lemma/math/exercises');
  console.log(readdirSync(process.env.NODE_COMPILE_CACHE, { recursive: true }).length);
`;

describe('loading the code of a thread', () => {
  let folder = '';
  let kept = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'loading-'));
    for (const [name, text] of Object.entries({ probe, thread })) writeFileSync(join(folder, `${name}.mjs`), text);
  });
  beforeEach(() => {
    kept = mkdtempSync(join(folder, 'kept-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(...args: readonly string[]): string {
    const env = { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: kept, PORT: 'none' };
    return spawnSync(process.execPath, [...args], { cwd: import.meta.dirname, env, encoding: 'utf8' }).stdout;
  }
  const probed = (file: string) => run('--import', pathToFileURL(join(folder, 'probe.mjs')).href, file);

  it('takes no types out of code whose compiled form is kept, from the first file of the server on', () => {
    // It ends before it opens a database, since there is no such port.
    const main = join(import.meta.dirname, '../../main.mjs');
    expect(probed(main)).toContain('main true');
    expect(probed(main)).toContain('main false');
  });

  it('takes none out in threads either', () => {
    expect(probed(join(folder, 'thread.mjs'))).toContain('thread true');
    const again = probed(join(folder, 'thread.mjs'));
    expect(again).toContain('thread false');
    expect(again).toContain('main false');
  });

  it('lets the compiled form go while it loads, not only at the end', () => {
    expect(Number(run('--input-type=module', '--eval', loading))).toBeGreaterThan(200);
  });

  it('begins as well where the compiled form cannot be kept', () => {
    kept = join(folder, 'probe.mjs');
    expect(probed(join(folder, 'thread.mjs'))).toContain('thread true');
  });
});
