import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { isStuck } from '../engine/thread-time.ts';
import { inTurns } from '../engine/turns.ts';

/** A file of the largest size needs a tenth of both. */
const longestMs = 30_000;
const mostMemoryMb = 768;
const lookEveryMs = 1000;
const msPerTick = 10;
/** A process that has had nothing to do for so long ends. */
const idleMs = 10_000;

/** Of the environment it needs nothing else, and secrets are in there. */
const passedOn = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP', 'NODE_COMPILE_CACHE'];

/** Has files read elsewhere; null when it takes too long or needs too much memory. */
export type ReadElsewhere<Given, Answer> = (given: Given, files: readonly Uint8Array[]) => Promise<Answer | null>;

/** The answer of the other process, or why it has none. */
export type Reply<Answer> = { readonly answer: Answer } | { readonly error: string };

/**
 * Has the files of strangers read in a process of its own, the program at `program`, which gives way to everything else and
 * reads one after the other, callers in turn. Memory that it takes and gives back costs the server no time: a thread would
 * share the threads that clean up, and each large piece of memory makes V8 look through all that the server holds. The
 * process is begun when it is needed and ends soon afterwards.
 */
export function createFileReader<Given, Answer>(program: URL): ReadElsewhere<Given, Answer> {
  const inLane = inTurns({ atOnce: 1, mostWaitingEach: 10, mostWaiting: 100, patienceMs: 4 * longestMs });
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const child = spawn(process.execPath, [`--max-old-space-size=${mostMemoryMb}`, fileURLToPath(program)], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      windowsHide: true,
    });
    // It may end while it is written to, which its exit says too.
    child.stdin?.on('error', () => undefined);
    const forget = (): void => {
      if (running === child) running = undefined;
    };
    // One that could not begin does not exit.
    child.once('exit', forget).once('error', forget);
    return child;
  }

  return (given, files) =>
    inLane(async () => {
      clearTimeout(idle);
      const child = (running ??= begin());
      keepAlive(child, true);
      try {
        const reply = (await ask(child, given, files)) as Reply<Answer> | null;
        if (reply === null) running = undefined;
        return answerOf(reply);
      } finally {
        keepAlive(child, false);
        idle = setTimeout(() => {
          running?.stdin?.end();
          running = undefined;
        }, idleMs).unref();
      }
    });
}

function answerOf<Answer>(reply: Reply<Answer> | null): Answer | null {
  if (reply === null) return null;
  if ('error' in reply) throw new Error(reply.error);
  return reply.answer;
}

/** Sends length and text of what belongs to the files, then the files. The reply comes as length and text. */
function ask(child: ChildProcess, given: unknown, files: readonly Uint8Array[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const take = (part: Buffer): void => {
      parts.push(part);
      length += part.length;
      const [first] = parts;
      const wanted = first && first.length >= 4 ? first.readUInt32LE() + 4 : Infinity;
      if (length >= wanted) end(() => resolve(deserialize(Buffer.concat(parts).subarray(4))));
    };
    const giveUp = (): void => end(() => resolve(null));
    const fail = (error: Error): void => end(() => reject(error));
    const [began, computedBefore] = [performance.now(), computedBy(child)];
    const watch = setInterval(() => {
      const work = { computedMs: computedBy(child) - computedBefore, waitedMs: performance.now() - began };
      if (!isStuck(work, longestMs)) return;
      child.kill('SIGKILL');
      giveUp();
    }, lookEveryMs);
    const end = (settle: () => void): void => {
      clearInterval(watch);
      child.stdout?.off('data', take);
      child.off('exit', giveUp).off('error', fail);
      settle();
    };
    child.stdout?.on('data', take);
    child.on('exit', giveUp).on('error', fail);
    const head = serialize({ given, lengths: files.map((file) => file.length) });
    child.stdin?.write(lengthOf(head));
    for (const piece of [head, ...files]) child.stdin?.write(piece);
  });
}

/** Milliseconds of the processor that a process has used; 0 where the system has no such file. */
function computedBy({ pid }: ChildProcess): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    // It has ended, which its exit says.
    return 0;
  }
}

/** The length of a piece as it is sent before it. */
export function lengthOf(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(piece.length);
  return length;
}

/** A process that has nothing to do does not keep this one from ending. */
function keepAlive(child: ChildProcess, isAtWork: boolean): void {
  for (const part of [child, child.stdin as Socket | null, child.stdout as Socket | null]) {
    if (isAtWork) part?.ref();
    else part?.unref();
  }
}
