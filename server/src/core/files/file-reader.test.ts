import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileReader } from './file-reader.ts';

const answering = JSON.stringify(new URL('./reading-process.ts', import.meta.url).href);

/** Does what it is asked, and says how much it was sent and what it knows of its surroundings. */
const program = `
  const { answerFileReader } = await import(${answering});
  await answerFileReader((order, files) => {
    if (order === 'end') process.exit(1);
    if (order === 'fail') throw new Error('this program is wrong');
    const sums = files.map((file) => file.reduce((sum, byte) => sum + byte, 0));
    return { pid: process.pid, sums, knows: Object.keys(process.env) };
  });
`;

describe('a reader of files in a process of its own [RL21] [SC24]', () => {
  let folder = '';
  let read: ReturnType<typeof createFileReader<string, { pid: number; sums: number[]; knows: string[] }>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reader-'));
    const file = join(folder, 'reader.mjs');
    await writeFile(file, program);
    read = createFileReader(pathToFileURL(file));
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('gets every byte of several files, one question after the other, and none of the secrets here', async () => {
    process.env['SECRET_OF_TEST'] = 'a secret';
    const files = [new Uint8Array(1_000_000).fill(1), new Uint8Array(0), new Uint8Array(3).fill(2)];
    const answers = await Promise.all([read('sum', files), read('sum', [])]);
    delete process.env['SECRET_OF_TEST'];
    expect(answers.map((answer) => answer?.sums)).toEqual([[1_000_000, 0, 6], []]);
    expect(answers[0]?.pid).toBe(answers[1]?.pid);
    expect(answers[0]?.knows).not.toContain('SECRET_OF_TEST');
  });

  it('fails with what its program says', async () => {
    await expect(read('fail', [])).rejects.toThrow('this program is wrong');
  });

  it('says that its process could not begin, and begins another one for the next file', async () => {
    const elsewhere = createFileReader<string, { sums: number[] }>(pathToFileURL(join(folder, 'reader.mjs')));
    const program = process.execPath;
    process.execPath = join(folder, 'none');
    await expect(elsewhere('sum', [])).rejects.toThrow('ENOENT');
    process.execPath = program;
    expect((await elsewhere('sum', [new Uint8Array(2).fill(1)]))?.sums).toEqual([2]);
  });

  it('has no answer where its process ends, and a new process for the next file', async () => {
    const before = await read('sum', []);
    expect(await read('end', [new Uint8Array(5_000_000)])).toBeNull();
    const after = await read('sum', [new Uint8Array(4).fill(1)]);
    expect(after?.sums).toEqual([4]);
    expect(after?.pid).not.toBe(before?.pid);
  });
});
