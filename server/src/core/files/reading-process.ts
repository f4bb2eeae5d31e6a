import { deserialize, serialize } from 'node:v8';
import { letProcessGiveWay } from '../engine/give-way.ts';
import { lengthOf, type Reply } from './file-reader.ts';

/**
 * The other end of a file reader, in its process: answers what is asked, one after the other, until the server that began
 * it asks no more or is gone.
 */
export async function answerFileReader(answer: (given: never, files: readonly Buffer[]) => unknown): Promise<void> {
  letProcessGiveWay();
  // Signals to the group of processes are for the server, which stops in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  const take = takingFrom(process.stdin);
  for (let head = await take(4); head; head = await take(4)) {
    const note = await take(head.readUInt32LE());
    if (!note) break;
    const { given, lengths } = deserialize(note) as { given: never; lengths: readonly number[] };
    const files: Buffer[] = [];
    for (const length of lengths) files.push((await take(length)) ?? Buffer.alloc(0));
    const reply = serialize(await replyTo(() => answer(given, files)));
    process.stdout.write(lengthOf(reply));
    process.stdout.write(reply);
  }
  process.exit();
}

async function replyTo(work: () => unknown): Promise<Reply<unknown>> {
  try {
    return { answer: await work() };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Returns a function that takes so many bytes, or undefined when they do not come. */
function takingFrom(input: AsyncIterable<Buffer>): (length: number) => Promise<Buffer | undefined> {
  const source = input[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (length) => {
    // Memory of its own: what is read from it may be as large as the file.
    const taken = Buffer.allocUnsafeSlow(length);
    for (let filled = 0; filled < length;) {
      if (rest.length === 0) {
        const next = await source.next();
        if (next.done) return undefined;
        rest = next.value;
      }
      const copied = rest.copy(taken, filled);
      filled += copied;
      rest = rest.subarray(copied);
    }
    return taken;
  };
}
