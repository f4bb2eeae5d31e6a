import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../core/services.ts';
import { takeAnswer } from '../work/deep-linking/choose.ts';
import { sendPage } from './send-page.ts';

const path = z.object({ ticket: z.string().min(20).max(100) });

/** The page that carries a choice to the LMS, in the frame where it was made. */
export function serveAnswers(scope: FastifyInstance, services: Services): void {
  scope.get('/lti/answer/:ticket', async (request, reply) => {
    const { data } = path.safeParse(request.params);
    const answer = data === undefined ? null : await takeAnswer(services, data.ticket);
    if (answer === null) {
      const paragraphs = ['It was sent already, or too long ago. Choose again in your course.'];
      return sendPage(reply, { title: 'This choice has ended', paragraphs }, { status: 404 });
    }
    const { address, token, origins } = answer;
    const form = { action: address, fields: { JWT: token }, button: 'Add to the course', isSentByItself: true };
    return sendPage(
      reply,
      { title: 'Adding to your course …', paragraphs: [], form },
      { framedBy: origins, sendsTo: [...new Set([new URL(address).origin, ...origins])] },
    );
  });
}
