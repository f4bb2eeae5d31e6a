import type { FastifyReply, FastifyRequest } from 'fastify';

export type { FastifyReply as Reply, FastifyRequest as Request } from 'fastify';

/** A request and its answer, for work that reads addresses and sets cookies. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
