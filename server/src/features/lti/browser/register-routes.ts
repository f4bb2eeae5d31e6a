import type { Speaker } from '@lemma/contracts/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../core/services.ts';
import { readAsker, registerPlatform, type RegistrationAsk } from '../work/registration/dynamic.ts';
import { RegistrationRefused } from '../work/registration/registration-refused.ts';
import { askPage, donePage, refusedPage } from '../work/registration/pages.ts';
import { toolConfiguration } from '../work/registration/tool-configuration.ts';
import type { PlainPage } from './render-page.ts';
import { anyPage, sendPage } from './send-page.ts';

/** The longest that a field of the LMS may be. */
const longest = { openid_configuration: 2000, registration_token: 8192, invitation: 200 } as const;

/** The pages on which an LMS registers itself, and the configuration to paste where it cannot; in a scope that reads forms. */
export function serveRegistration(scope: FastifyInstance, services: Services): void {
  scope.get('/lti/configuration.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(toolConfiguration(services.environment)),
  );
  scope.get('/lti/register/', async (request, reply) =>
    answer(request, reply, async (ask) => {
      const asker = await readAsker(services, ask, request.ip);
      return (speaker) => askPage(asker, ask, speaker);
    }),
  );
  scope.post('/lti/register/', { bodyLimit: 16 * 1024 }, async (request, reply) =>
    answer(request, reply, async (ask) => {
      const registered = await registerPlatform(services, ask, request.ip);
      return (speaker) => donePage(registered, speaker);
    }),
  );
}

/** The LMS shows the page in a frame: its own origin may, and no other. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  make: (ask: RegistrationAsk) => Promise<(speaker: Speaker) => PlainPage>,
) {
  const ask = askOf(request.method === 'GET' ? request.query : request.body);
  const framedBy = framesOf(ask.configurationAddress);
  try {
    return await sendPage(reply, await make(ask), { framedBy });
  } catch (error) {
    if (!(error instanceof RegistrationRefused)) throw error;
    return sendPage(reply, (speaker) => refusedPage(error.words, speaker), {
      framedBy: framedBy.length === 0 ? anyPage : framedBy,
      status: 400,
    });
  }
}

function askOf(given: unknown): RegistrationAsk {
  const fields = (given ?? {}) as Readonly<Record<string, unknown>>;
  const field = (name: keyof typeof longest): string => {
    const value = fields[name];
    return typeof value === 'string' && value.length <= longest[name] ? value : '';
  };
  return {
    configurationAddress: field('openid_configuration'),
    platformToken: field('registration_token'),
    invitation: field('invitation'),
  };
}

const framesOf = (address: string): string[] =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? [new URL(address).origin] : [];
