import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../core/services.ts';
import { takeAnswer } from '../work/deep-linking/choose.ts';
import * as m from '../messages.ts';
import { anyPage, sendPage } from './send-page.ts';

const path = z.object({ ticket: z.string().min(20).max(100) });

/** The page that carries a choice to the LMS, in the frame where it was made. */
export function serveAnswers(scope: FastifyInstance, services: Services): void {
  scope.get('/lti/answer/:ticket', async (request, reply) => {
    const { data } = path.safeParse(request.params);
    const answer = data === undefined ? null : await takeAnswer(services, data.ticket);
    if (answer === null) {
      return sendPage(reply, ({ say }) => ({ title: say(m.choiceEnded), paragraphs: [say(m.chooseAgain)] }), {
        framedBy: anyPage,
        status: 404,
      });
    }
    const { address, token, origins } = answer;
    return sendPage(
      reply,
      ({ say }) => ({
        title: say(m.adding),
        paragraphs: [],
        form: { action: address, fields: { JWT: token }, button: say(m.addToCourse), isSentByItself: true },
      }),
      { framedBy: origins, sendsTo: [...new Set([new URL(address).origin, ...origins])] },
    );
  });
}
