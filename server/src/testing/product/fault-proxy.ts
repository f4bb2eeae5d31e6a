import { once } from 'node:events';
import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * Where the wire is cut, seen from the client's next request:
 * - `before-request`: nothing of it reaches the server;
 * - `in-request`: only its first `bytes` do;
 * - `before-reply`: all of it does, but nothing of the reply comes back: the work is done and the client does not know;
 * - `in-reply`: only the first `bytes` of the reply come back.
 */
export type Fault =
  | { cut: 'before-request' }
  | { cut: 'in-request'; bytes: number }
  | { cut: 'before-reply' }
  | { cut: 'in-reply'; bytes: number };

export interface FaultProxy {
  port: number;
  /** Plans faults for the next requests, one each, on whatever connection they come. */
  plan(...faults: Fault[]): void;
  /** Cuts all connections now. */
  cutAll(): void;
  /** `refuse` ends new and old connections immediately, `stall` keeps them and lets nothing through. */
  set(mode: 'open' | 'refuse' | 'stall'): void;
  /** Connections that were ever made. */
  opened(): number;
  /** Delays everything, each way, by this many milliseconds. */
  delay(milliseconds: number): void;
  close(): Promise<void>;
}

/** A TCP proxy that a test can cut, to see what clients and servers make of broken wires. */
export async function startFaultProxy(target: { host?: string; port: number }): Promise<FaultProxy> {
  const planned: Fault[] = [];
  const wires = new Set<ProxiedWire>();
  const state = { mode: 'open' as 'open' | 'refuse' | 'stall', delayMs: 0 };
  let opened = 0;
  const server = createServer((client) => {
    if (state.mode === 'refuse') {
      client.destroy();
      return;
    }
    const wire = new ProxiedWire(client, connect(target.port, target.host ?? '127.0.0.1'), planned, state);
    wires.add(wire);
    opened += 1;
    client.once('close', () => wires.delete(wire));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = (): void => {
    for (const wire of wires) wire.cut();
  };
  return {
    port: (server.address() as AddressInfo).port,
    plan: (...faults) => void planned.push(...faults),
    cutAll,
    opened: () => opened,
    set(mode) {
      state.mode = mode;
      if (mode === 'refuse') cutAll();
      if (mode === 'open') for (const wire of wires) wire.flush();
    },
    delay(milliseconds) {
      state.delayMs = milliseconds;
    },
    async close() {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}

class ProxiedWire {
  readonly #client: Socket;
  readonly #upstream: Socket;
  readonly #planned: Fault[];
  readonly #state: { mode: 'open' | 'refuse' | 'stall'; delayMs: number };
  #fault: Fault | undefined;
  #held: (() => void)[] = [];
  #isReplying = true;

  constructor(
    client: Socket,
    upstream: Socket,
    planned: Fault[],
    state: { mode: 'open' | 'refuse' | 'stall'; delayMs: number },
  ) {
    this.#client = client;
    this.#upstream = upstream;
    this.#planned = planned;
    this.#state = state;
    client.on('data', (chunk) => this.#pass(() => this.#toServer(chunk)));
    upstream.on('data', (chunk) => this.#pass(() => this.#toClient(chunk)));
    for (const socket of [client, upstream]) {
      socket.on('error', () => this.cut());
      socket.on('close', () => this.cut());
    }
  }

  cut(): void {
    this.#held = [];
    this.#client.destroy();
    this.#upstream.destroy();
  }

  /** Lets through what a stall has held back. */
  flush(): void {
    for (const go of this.#held.splice(0)) go();
  }

  #pass(go: () => void): void {
    if (this.#state.mode === 'stall') this.#held.push(go);
    else if (this.#state.delayMs > 0) setTimeout(go, this.#state.delayMs);
    else go();
  }

  #toServer(chunk: Buffer): void {
    // The first bytes after a reply begin the next request.
    if (this.#isReplying) this.#fault = this.#planned.shift();
    this.#isReplying = false;
    if (this.#fault?.cut === 'before-request') this.cut();
    else if (this.#fault?.cut === 'in-request')
      this.#upstream.write(chunk.subarray(0, this.#fault.bytes), () => this.cut());
    else this.#upstream.write(chunk);
  }

  #toClient(chunk: Buffer): void {
    this.#isReplying = true;
    if (this.#fault?.cut === 'before-reply') this.cut();
    else if (this.#fault?.cut === 'in-reply')
      this.#client.write(chunk.subarray(0, this.#fault.bytes), () => this.cut());
    else this.#client.write(chunk);
  }
}
