import { request } from 'node:http';

/** So many clients of one kind, who note when a state has reached the last of them. */
const [kind, port, givenCount, givenEvents] = process.argv.slice(2);
const count = Number(givenCount);
const events = Number(givenEvents);

const arrivals = new Map<number, { seen: number; lastMs: number }>();
let received = 0;

function take({ n, sentAt }: { n: number; sentAt: number }): void {
  if (n === 0) return;
  received += 1;
  const own = arrivals.get(n) ?? { seen: 0, lastMs: 0 };
  own.seen += 1;
  own.lastMs = performance.timeOrigin + performance.now() - sentAt;
  arrivals.set(n, own);
  if (received < count * events) return;
  const last = [...arrivals.values()].map(({ lastMs }) => lastMs).sort((a, b) => a - b);
  process.send?.({ received, lastMs: last[Math.floor(last.length / 2)] });
}

function followLemma(): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = request({ host: '127.0.0.1', port, path: '/', agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        const blocks = (text + piece).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data === undefined) continue;
          const { n, sent_at: sentAt } = JSON.parse(data) as { n: number; sent_at: number };
          take({ n, sentAt });
          resolve();
        }
      });
    });
    open.on('error', reject);
    open.end();
  });
}

async function followSocketIo(): Promise<void> {
  const { io } = await import('socket.io-client');
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  socket.on('state', take);
  await new Promise<void>((resolve) => {
    socket.on('connect', () => resolve());
  });
}

for (let from = 0; from < count; from += 100) {
  const some = Array.from({ length: Math.min(100, count - from) });
  await Promise.all(some.map(() => (kind === 'lemma' ? followLemma() : followSocketIo())));
}
process.send?.('ready');
