import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anonymousSessionSeconds, cookieNames, newToken } from '../../http/session.ts';
import type { Services } from '../../services.ts';

/**
 * Who has no account, or does not show it in a poll without names, is known again by a random token in a cookie: after an
 * empty battery they are who they were. The database keeps its hash together with the poll's id, so that what one browser
 * answered in two polls cannot be put together.
 */
const cookieName = (services: Pick<Services, 'environment'>) =>
  `${cookieNames(services).isSecure ? '__Host-' : ''}lemma_voter`;

const shape = /^[\w-]{43}$/;

/** The token of this browser; undefined when it has none. */
export function voterTokenOf(
  services: Pick<Services, 'environment'>,
  request: Pick<FastifyRequest, 'cookies'>,
): string | undefined {
  const token = request.cookies[cookieName(services)];
  return token !== undefined && shape.test(token) ? token : undefined;
}

/** Gives the browser a token, or the one that it has for longer. */
export function keepVoterToken(
  services: Pick<Services, 'environment'>,
  reply: FastifyReply,
  token: string = newToken(),
): string {
  reply.setCookie(cookieName(services), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: cookieNames(services).isSecure,
    maxAge: anonymousSessionSeconds,
  });
  return token;
}

export const hashVoterToken = (pollId: string, token: string): string =>
  createHash('sha256').update(`${pollId} ${token}`).digest('base64url');
