import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Speaker } from '@lemma/contracts/messages';
import { speakerForBrowser } from '../../../core/language/speakers.ts';
import * as m from '../messages.ts';
import { renderPage, type PlainPage } from './render-page.ts';

interface Surroundings {
  /** Origins of pages that may frame this one; none for a page that is not framed. */
  readonly framedBy?: readonly string[];
  /** Origins that forms of the page are sent to, apart from our own. */
  readonly sendsTo?: readonly string[];
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
  { status = 200, ...surroundings }: Surroundings & { readonly status?: number } = {},
): FastifyReply {
  return reply.code(status).send(makePage(reply, make, surroundings));
}

/**
 * Makes every error of these routes that a browser would show a page with its words, in any frame: an answer for programs
 * may not be framed, and a launch would end at a blank frame.
 */
export function showErrorsAsPages(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const isForPeople = request.headers.accept?.includes('text/html') === true;
    const isForPrograms = String(reply.getHeader('content-type')).startsWith('application/json');
    if (reply.statusCode < 400 || !isForPeople || !isForPrograms) return payload;
    const { detail } = JSON.parse(String(payload)) as { readonly detail?: string };
    const page = ({ say }: Speaker) => ({
      title: say(m.cannotBeOpened),
      paragraphs: [...(detail === undefined ? [] : [detail]), say(m.openAgainOrShow)],
    });
    return makePage(reply, page, { framedBy: anyPage });
  });
}

/** Writes the headers of a page, and returns its text. */
function makePage(
  reply: FastifyReply,
  make: (speaker: Speaker) => PlainPage,
  { framedBy = [], sendsTo = [] }: Surroundings,
): string {
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
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  return renderPage(make(speaker), speaker.language);
}
