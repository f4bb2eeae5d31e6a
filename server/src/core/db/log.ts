import type { FastifyBaseLogger } from 'fastify';

/** Where the ground under the server reports: the server's own log, or a silent one in tests. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

const ignore = (): void => undefined;

export const silentLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
