import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { Snapshot } from '../database.ts';
import type { FolderHolder } from '../embedded/folder-lock.ts';

export interface Control {
  address: { url: string; token: string };
  close(): Promise<void>;
}

const answer = z.union([
  z.object({ file: z.string(), bytes: z.number(), createdAt: z.string() }),
  z.object({ error: z.string() }),
]);

/**
 * Lets the backup command of this machine ask the running server, which alone may read the database's files. Listens
 * on the loopback address; the token lies in the data folder, readable by its owner only.
 */
export async function startControl(backUp: () => Promise<Snapshot>): Promise<Control> {
  const token = randomBytes(32).toString('hex');
  const expected = Buffer.from(`Bearer ${token}`);
  const server = createServer((request, response) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    const isKnown = given.length === expected.length && timingSafeEqual(given, expected);
    const respond = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (!isKnown || request.method !== 'POST' || request.url !== '/backup') {
      respond(404, { error: 'not found' });
      return;
    }
    backUp().then(
      (snapshot) => respond(200, snapshot),
      (error: unknown) => respond(500, { error: error instanceof Error ? error.message : String(error) }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: { url: `http://127.0.0.1:${port}`, token },
    close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      return closed;
    },
  };
}

/** Asks the server that holds the folder for a backup. */
export async function requestBackup(control: NonNullable<FolderHolder['control']>): Promise<Snapshot> {
  const response = await fetch(`${control.url}/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}` },
  });
  const body = answer.parse(await response.json());
  if ('error' in body) throw new Error(`The running server could not make a backup: ${body.error}`);
  return body;
}
