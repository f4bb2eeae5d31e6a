import { Duplex } from 'node:stream';

/** AuthenticationOk, BackendKeyData and ReadyForQuery, as a server sends them to a client that it trusts. */
const greeting = Buffer.from('5200000008000000004b0000000c00000001000000015a0000000549', 'hex');
const TERMINATE = 'X'.charCodeAt(0);

export interface WireTransport {
  connect(wire: Wire): void;
  send(wire: Wire, bytes: Uint8Array<ArrayBuffer>): void;
  disconnect(wire: Wire): void;
}

/** Replaces the socket of a `pg` client whose server is the embedded database in another thread. */
export class Wire extends Duplex {
  readonly id: number;
  readonly #transport: WireTransport;
  #greeted = false;

  constructor(id: number, transport: WireTransport) {
    super({ allowHalfOpen: false });
    this.id = id;
    this.#transport = transport;
  }

  /** Called by `pg` in place of a socket's connect. */
  connect(): this {
    this.#transport.connect(this);
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /** The engine's answer arrives. */
  receive(bytes: Uint8Array): void {
    if (!this.destroyed) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  override _read(): void {
    // Answers are pushed as they arrive: one statement is answered before the next is asked.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#forward([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#forward(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#transport.disconnect(this);
    done(error);
  }

  #forward(chunks: Buffer[]): void {
    if (!this.#greeted) {
      this.#greeted = true;
      this.push(greeting);
      return;
    }
    if (chunks[0]?.[0] === TERMINATE) return;
    // The driver's buffers share memory with each other, so the bytes are copied before they move to the other thread.
    const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    const bytes = new Uint8Array(length);
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    this.#transport.send(this, bytes);
  }
}
