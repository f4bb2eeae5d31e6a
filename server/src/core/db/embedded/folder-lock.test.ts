import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

/** Takes the lock in a process of its own, says how that went, and holds on until its input ends. */
const holderProgram = `
  import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
  try {
    const lock = await lockFolder(process.argv[1]);
    console.log('held');
    process.stdin.resume().on('end', () => { lock.release(); });
  } catch (error) {
    console.log(error.name + ' ' + error.message.replaceAll('\\n', ' '));
  }
`;

type Holder = ChildProcessByStdio<Writable, Readable, null>;

let folder: string;
const started: Holder[] = [];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'lemma-lock-')), 'data');
});

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

async function startHolder(path = folder): Promise<{ child: Holder; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', holderProgram, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { child, said: line.trim() };
}

async function kill(child: Holder): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('[RL19] the lock of the data folder', () => {
  it('refuses a second process and names the first', async () => {
    const { child } = await startHolder();
    const refusal = await lockFolder(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FolderInUseError);
    expect((refusal as Error).message).toContain(`process ${child.pid}`);
    expect((refusal as Error).message).toContain(folder);
  });

  it('refuses a second holder in the same process', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    lock.release();
  });

  it('is taken over from a process that was killed', async () => {
    const { child } = await startHolder();
    await kill(child);
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    const lock = await lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it('is taken over when another program has the process id of the dead holder', async () => {
    const { child } = await startHolder();
    await kill(child);
    const stale = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as object;
    writeFileSync(join(folder, 'lock'), JSON.stringify({ ...stale, pid: process.ppid }));
    const lock = await lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it('goes to one alone of many that take over at the same moment', async () => {
    const { child } = await startHolder();
    await kill(child);
    const attempts = await Promise.all(Array.from({ length: 6 }, () => startHolder()));
    const winners = attempts.filter(({ said }) => said === 'held');
    expect(winners).toHaveLength(1);
    for (const { said } of attempts) {
      if (said !== 'held') expect(said).toContain(`FolderInUseError The data folder ${folder} is in use by`);
    }
  });

  it('leaves a copy of the folder free while the original is in use', async () => {
    await startHolder();
    const copy = `${folder}-copy`;
    cpSync(folder, copy, { recursive: true });
    const lock = await lockFolder(copy);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUseError);
    lock.release();
    rmSync(copy, { recursive: true });
  });

  it('is gone after its release', async () => {
    const { child } = await startHolder();
    child.stdin.end();
    await once(child, 'exit');
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    (await lockFolder(folder)).release();
  });
});
