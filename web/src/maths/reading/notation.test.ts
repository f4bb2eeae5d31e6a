import { expect, it, vi } from 'vitest';
import { answerNotation } from './notation-reader.ts';
import { openNotation, type NotationRequest } from './notation.ts';
import type { Reply } from '../workers/serve-requests.ts';
import type { PoolWorker } from '../workers/worker-pool.ts';

/** A worker that answers at the end of the turn, or breaks down instead. */
function startWorker(isBroken: () => boolean): PoolWorker {
  const events = new EventTarget();
  return {
    postMessage: (message) =>
      queueMicrotask(() => {
        if (isBroken()) return events.dispatchEvent(new Event('error'));
        const data: Reply = { ok: true, answer: answerNotation(message as NotationRequest) };
        return events.dispatchEvent(new MessageEvent('message', { data }));
      }),
    terminate: () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) =>
      events.addEventListener(type, listener as (event: Event) => void),
  };
}

function open(isBroken: () => boolean) {
  const start = vi.fn(() => startWorker(isBroken));
  const load = vi.fn(() => Promise.resolve({ answerNotation }));
  return { start, load, notation: openNotation({ start }, load) };
}

const options = { syntax: 'latex', notation: 'en' } as const;

it('[K07] [V04] reads in a worker and loads nothing into the page', async () => {
  const { notation, load } = open(() => false);
  const reading = await notation.readAnswer('4x^{}-12x', options, {});
  expect(reading).toMatchObject({ problem: { title: 'Invalid input: missing superscript argument' } });
  expect(await notation.plainToLatex('1,5', 'de')).toBe('1{,}5');
  expect(load).not.toHaveBeenCalled();
});

it('[K07] reads on the page where a worker cannot start, and does not try one for every key', async () => {
  const { notation, start, load } = open(() => true);
  expect(await notation.readAnswer('x_', options, {})).toMatchObject({ state: 'unreadable' });
  expect(await notation.readAnswer('x_1', options, {})).toMatchObject({ state: 'read', latex: 'x_{1}' });
  expect(start).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
});

it('[K07] reads on the page an input that crashed a worker, and continues with a new worker', async () => {
  let isBroken = false;
  const { notation, start, load } = open(() => isBroken);
  await notation.plainToLatex('1');
  isBroken = true;
  expect(await notation.plainToLatex('1/2')).toBe('\\frac{1}{2}');
  isBroken = false;
  expect(await notation.plainToLatex('1/3')).toBe('\\frac{1}{3}');
  expect(load).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(2);
});

it('[K07] tries both again when neither arrives, as without a network', async () => {
  let isOffline = true;
  const { notation, start, load } = open(() => isOffline);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(notation.plainToLatex('1')).rejects.toThrow('Failed to fetch');
  isOffline = false;
  expect(await notation.plainToLatex('1/2')).toBe('\\frac{1}{2}');
  expect(start).toHaveBeenCalledTimes(2);
});
