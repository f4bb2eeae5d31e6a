import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../access/browser.ts';

/** The browser at the other end of a request; its cookies travel with the reply. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  return {
    get address() {
      return request.ip;
    },
    url: request.url,
    headers: request.headers,
    cookies: {
      get: (name) => request.cookies[name],
      set: (name, value, attributes) => void reply.setCookie(name, value, attributes),
      clear: (name, attributes) => void reply.clearCookie(name, attributes),
    },
  };
}
