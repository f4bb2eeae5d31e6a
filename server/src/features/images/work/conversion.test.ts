import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { convertImage } from './conversion.ts';

/** How far back each thread of the processes stands that this one has begun for pictures: 19 is the last. */
function prioritiesOfDecoders(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const decoders = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decoding-worker'));
  return decoders.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => {
      const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ').at(-1) ?? '';
      return Number(fields.split(' ')[16]);
    }),
  );
}

it.skipIf(process.platform !== 'linux')(
  'decodes pictures in one process, all of whose threads stand back behind everything else [RL21]',
  async () => {
    const blank = { create: { width: 3000, height: 2000, channels: 3 as const, background: 'red' } };
    const picture = await sharp(blank).png().toBuffer();
    const made = await Promise.all([convertImage(picture), convertImage(picture), convertImage(picture)]);
    expect(made.map((one) => one?.width)).toEqual([made[0]?.width, made[0]?.width, made[0]?.width]);
    expect(new Set(prioritiesOfDecoders())).toEqual(new Set([19]));
  },
);
