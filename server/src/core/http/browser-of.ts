import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../access/browser.ts';

/** The parts of a request that tell browsers apart. */
export type Sender = Pick<FastifyRequest, 'ip' | 'url' | 'headers' | 'cookies'>;

/** The browser at the other end of a request; its cookies travel with the reply, as long as that has not begun. */
export function browserOf(request: Sender, reply: FastifyReply | null): Browser {
  return {
    get address() {
      return request.ip;
    },
    url: request.url,
    headers: request.headers,
    cookies: {
      get: (name) => request.cookies[name],
      set: (name, value, attributes) => void reply?.setCookie(name, value, attributes),
      clear: (name, attributes) => void reply?.clearCookie(name, attributes),
    },
  };
}
