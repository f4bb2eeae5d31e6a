import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { convertImage } from './conversion.ts';

/** Names and priorities of the threads of this process that decode pictures. */
function decodingThreads(): { name: string; priority: number }[] {
  return readdirSync('/proc/self/task')
    .map((thread) => ({
      name: readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim(),
      priority: getPriority(Number(thread)),
    }))
    .filter(({ name }) => name === 'libvips worker' || name === 'libuv-worker');
}

it.skipIf(process.platform !== 'linux')(
  'decodes pictures in threads that all give way to those of answers, whichever began them [RL21]',
  async () => {
    const blank = { create: { width: 3000, height: 2000, channels: 3 as const, background: 'red' } };
    const picture = await sharp(blank).png().toBuffer();
    await Promise.all([convertImage(picture), convertImage(picture), convertImage(picture)]);
    const threads = decodingThreads();
    expect(new Set(threads.map(({ name }) => name))).toEqual(new Set(['libuv-worker', 'libvips worker']));
    expect(new Set(threads.map(({ priority }) => priority))).toEqual(new Set([getPriority(process.pid) + 5]));
  },
);
