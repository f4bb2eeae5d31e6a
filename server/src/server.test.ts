import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from './core/db/embedded/folder-lock.ts';
import { silentLog } from './core/db/log.ts';
import { prepareDataFolder } from './core/db/test-folder.ts';
import { readEnvironment } from './core/environment/environment.ts';
import { startServer } from './server.ts';
import type { RunningServer, ServerParts } from './server.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-server-'));
  await prepareDataFolder(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

/** An app with a request that the test ends, an event stream, and one that says that it is there. */
function tinyApp(): { app: FastifyInstance; slowStarted: Promise<void>; endSlow: () => void } {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const app = Fastify();
  app.get('/', async () => 'here');
  app.get('/slow', async () => {
    started.resolve();
    await ended.promise;
    return 'finished';
  });
  app.get('/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
  });
  return { app, slowStarted: started.promise, endSlow: ended.resolve };
}

function start(app: FastifyInstance, parts: Partial<ServerParts> = {}): Promise<RunningServer> {
  return startServer({
    environment: readEnvironment({ DATA_DIR: folder, PORT: '0', BACKUP_EVERY_MINUTES: '0' }),
    log: silentLog,
    say: () => undefined,
    buildApp: async () => app,
    database: { migrations: false },
    ...parts,
  });
}

/** Asks over a connection that is kept. */
async function ask(url: string, agent: Agent) {
  const request = get(url, { agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const text = (await response.toArray()).join('');
  return { text, connection: response.headers.connection, isReused: request.reusedSocket };
}

describe('[RL22] a server that is asked to stop', () => {
  it('finishes the requests that run, closes streams, refuses new connections and frees the folder', async () => {
    const { app, slowStarted, endSlow } = tinyApp();
    const server = await start(app);
    const slow = fetch(`${server.url}/slow`);
    await slowStarted;
    const events = await fetch(`${server.url}/events`, { headers: { accept: 'text/event-stream' } });
    const stopped = server.stop();
    await events.text();
    await expect.poll(() => fetch(server.url).catch(() => 'refused')).toBe('refused');
    endSlow();
    expect(await (await slow).text()).toBe('finished');
    await stopped;
    (await lockFolder(folder)).release();
  });

  it('answers on a connection that is in use before it closes it, and says that it does', async () => {
    const server = await start(tinyApp().app);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(server.url, agent);
    const stopped = server.stop();
    // Sent before the client can know: it is on its way when the server begins to stop.
    const { text, connection, isReused } = await ask(server.url, agent);
    expect({ text, connection, isReused }).toEqual({ text: 'here', connection: 'close', isReused: true });
    await stopped;
    agent.destroy();
  });

  it('cuts a request that does not end in time', async () => {
    const { app, slowStarted } = tinyApp();
    const server = await start(app, { drainMs: 50 });
    const slow = fetch(`${server.url}/slow`).then(
      () => 'answered',
      () => 'cut',
    );
    await slowStarted;
    await server.stop();
    expect(await slow).toBe('cut');
  });

  it('stops once however often it is asked', async () => {
    const server = await start(tinyApp().app);
    const stopping = [server.stop(), server.stop()];
    await Promise.all(stopping);
    await expect(server.stop()).resolves.toBeUndefined();
  });
});

describe('a server that cannot start', () => {
  it('names the port that is taken, and leaves the folder free', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const environment = readEnvironment({ DATA_DIR: folder, PORT: String(port) });
    await expect(start(tinyApp().app, { environment })).rejects.toThrow(`Port ${port} is in use by another program`);
    (await lockFolder(folder)).release();
    other.close();
  });

  it('names a host that is not its own', async () => {
    const environment = readEnvironment({ DATA_DIR: folder, PORT: '0', HOST: '203.0.113.7' });
    await expect(start(tinyApp().app, { environment })).rejects.toThrow('HOST 203.0.113.7 is not an address');
  });
});

describe('the process of a server', () => {
  const program = `
    import Fastify from ${JSON.stringify(import.meta.resolve('fastify'))};
    import { silentLog } from ${JSON.stringify(new URL('./core/db/log.ts', import.meta.url).href)};
    import { readEnvironment } from ${JSON.stringify(new URL('./core/environment/environment.ts', import.meta.url).href)};
    import { startServer } from ${JSON.stringify(new URL('./server.ts', import.meta.url).href)};
    import { endWithProcess } from ${JSON.stringify(new URL('./signals.ts', import.meta.url).href)};
    const app = Fastify();
    app.get('/', async () => 'here');
    app.get('/slow', async () => { console.log('slow'); await new Promise((done) => setTimeout(done, 500)); return 'finished'; });
    app.get('/never', async () => { console.log('never'); await new Promise(() => {}); });
    app.get('/careless', async () => { void Promise.reject(new Error('unhandled')); return 'oh'; });
    const starting = startServer({
      environment: readEnvironment(process.env), log: silentLog, say: () => {},
      buildApp: async () => app, database: { migrations: false },
    });
    endWithProcess(starting, silentLog);
    console.log((await starting).url);
  `;

  async function launch(): Promise<{ child: ChildProcess; url: string; nextLine: () => Promise<string> }> {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, DATA_DIR: folder, PORT: '0', BACKUP_EVERY_MINUTES: '0', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    child.stdout?.setEncoding('utf8');
    const nextLine = async (): Promise<string> =>
      String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0]).trim();
    return { child, url: await nextLine(), nextLine };
  }

  it('[RL22] ends with 0 after SIGTERM, when the request that runs is answered', async () => {
    const { child, url, nextLine } = await launch();
    const heard = nextLine();
    const slow = fetch(`${url}/slow`);
    await heard;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await (await slow).text()).toBe('finished');
    expect(await exited).toEqual([0, null]);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('ends immediately at the second signal', async () => {
    const { child, url, nextLine } = await launch();
    const heard = nextLine();
    const never = fetch(`${url}/never`).catch(() => 'cut');
    await heard;
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    await expect.poll(() => fetch(url).catch(() => 'refused')).toBe('refused');
    child.kill('SIGINT');
    expect(await exited).toEqual([1, null]);
    expect(await never).toBe('cut');
  });

  it('ends with 1 at an unhandled rejection', async () => {
    const { child, url } = await launch();
    const exited = once(child, 'exit');
    await fetch(`${url}/careless`).catch(() => undefined);
    expect(await exited).toEqual([1, null]);
  });
});
