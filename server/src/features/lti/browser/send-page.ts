import type { FastifyReply } from 'fastify';
import type { Speaker } from '@lemma/contracts/messages';
import { speakerForBrowser } from '../../../core/language/speakers.ts';
import { renderPage, type PlainPage } from './render-page.ts';

interface Surroundings {
  /** Origins of pages that may frame this one; none for a page that is not framed. */
  readonly framedBy?: readonly string[];
  /** Origins that forms of the page are sent to, apart from our own. */
  readonly sendsTo?: readonly string[];
  readonly status?: number;
}

/**
 * The origins for a page of text without buttons or links: framing it does no harm, and an LMS that is
 * not known here shows it in a frame, which would be blank otherwise.
 */
export const anyPage: readonly string[] = ['*'];

/** Lets these origins frame the answer, and its window speak with the one that opened it. */
export function allowFraming(reply: FastifyReply, policy: string, framedBy: readonly string[]): void {
  const ancestors = framedBy.length === 0 ? "'none'" : framedBy.join(' ');
  reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${ancestors}`));
  reply.header('cross-origin-opener-policy', 'unsafe-none');
  if (framedBy.length > 0) reply.removeHeader('x-frame-options');
}

/**
 * Sends a page that loads nothing but the script and the style of such pages, in the language of the browser, else in
 * that of the site.
 */
export function sendPage(
  reply: FastifyReply,
  make: (speaker: Speaker) => PlainPage,
  { framedBy = [], sendsTo = [], status = 200 }: Surroundings = {},
): FastifyReply {
  const { environment } = reply.server.services;
  const speaker = speakerForBrowser(reply.request, environment.languages[0]);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...sendsTo].join(' ')}`,
    'frame-ancestors ',
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  allowFraming(reply, policy.join('; '), framedBy);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderPage(make(speaker), speaker.language));
}
