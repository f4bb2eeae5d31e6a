import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems give connections that leave the machine, and servers that ask for any port, higher ones than these. */
const lowest = 15_000;
const highest = 32_000;

/**
 * A port of this machine on which nothing listens, for a server that is started in a moment. No connection takes it
 * meanwhile, as would happen to a port that the system chose: it gives the next one that asks the same.
 */
export async function findFreePort(): Promise<number> {
  const port = lowest + Math.floor(Math.random() * (highest - lowest));
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return findFreePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
