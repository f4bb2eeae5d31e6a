/** Requests of the server's thread to the thread that owns the embedded database. */
export type EngineRequest =
  | { kind: 'connect'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'disconnect'; connection: number }
  | { kind: 'close' };

export type EngineReply =
  | { kind: 'ready' }
  | { kind: 'connected'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'failed'; reason: string }
  | { kind: 'closed' };
