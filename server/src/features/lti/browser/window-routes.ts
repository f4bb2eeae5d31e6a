import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserOf } from '../../../core/http/browser-of.ts';
import type { Services } from '../../../core/services.ts';
import * as m from '../messages.ts';
import { findWindowOwner, isSentByOwnPage, openWindow } from '../work/launch/windows.ts';
import { sendPage } from './send-page.ts';

type Asked = FastifyRequest<{ Params: { ticket: string } }>;

/** The way out of a frame: an address that opens an ordinary session, once. The scope reads forms. */
export function serveWindows(scope: FastifyInstance, services: Services): void {
  const isOwn = (request: Asked, reply: FastifyReply) =>
    isSentByOwnPage(browserOf(request, reply), new URL(services.environment.publicUrl).origin);

  scope.get('/lti/open/:ticket', async (request: Asked, reply) => {
    if (isOwn(request, reply)) return open(services, request, reply);
    const name = await findWindowOwner(services, request.params.ticket);
    return name === null ? sendEnded(reply) : sendQuestion(request, reply, name);
  });

  scope.post('/lti/open/:ticket', async (request: Asked, reply) =>
    isOwn(request, reply) ? open(services, request, reply) : sendEnded(reply),
  );
}

async function open(services: Services, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const path = await openWindow(services, request.params.ticket, browserOf(request, reply));
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return path === null ? sendEnded(reply) : reply.code(303).header('location', path).send();
}

const sendEnded = (reply: FastifyReply): FastifyReply =>
  sendPage(reply, ({ say }) => ({ title: say(m.addressEnded), paragraphs: [say(m.worksOnce)] }), { status: 410 });

/** Asks somebody whom another site has sent whether they are this person. */
const sendQuestion = ({ params }: Asked, reply: FastifyReply, name: string): FastifyReply =>
  sendPage(reply, ({ say }) => ({
    title: say(m.openAs, { name }),
    paragraphs: [say(m.openOnlyIfYou)],
    form: { action: `/lti/open/${encodeURIComponent(params.ticket)}`, fields: {}, button: say(m.openNow) },
  }));
