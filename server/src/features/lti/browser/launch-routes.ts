import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { browserOf } from '../../../core/http/browser-of.ts';
import { speakerForBrowser } from '../../../core/language/speakers.ts';
import { sendWebPage } from '../../../core/language/web-pages.ts';
import type { Services } from '../../../core/services.ts';
import { makeFrameToken } from '../../signing-in/api.ts';
import { ltiData } from '../data/lti-store.ts';
import { enterLaunch, type Entered } from '../work/launch/enter.ts';
import {
  addressOf,
  frameBaseOf,
  frameLanguageOf,
  frameSecretOf,
  keepInCookies,
  keepsOf,
} from '../work/launch/frames.ts';
import { confirmLaunch, takeLaunch, type UnconfirmedLaunch } from '../work/launch/launch.ts';
import { beginLogin, isCookieKept, type BegunLogin } from '../work/launch/login.ts';
import { frameOriginsOf } from '../work/launch/platforms.ts';
import { noteRefusal } from '../work/launch/refusal-log.ts';
import { LaunchRefused } from '../work/launch/refusals.ts';
import { allowFraming, anyPage, sendPage } from './send-page.ts';
import { wordsOf, type Speaker } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const confirmation = z.object({ launch: z.string().min(1).max(200), secret: z.string().min(1).max(200) });
const tokenRequest = z.object({ course: z.string().max(40), secret: z.string().max(200).optional() });

/** The most that a network may ask of each of these in a minute: a large school behind one, whose lesson begins. */
const bounded = { config: { rateLimit: { max: 6000, timeWindow: 60_000 } } } as const;

/** Logins, launches and the tokens of frames. The scope reads forms. */
export function registerLaunchRoutes(scope: FastifyInstance, services: Services): void {
  const login = async (request: FastifyRequest, reply: FastifyReply, given: unknown) =>
    refusing(services, request, reply, async () => {
      const begun = await beginLogin(services, fieldsOf(given), browserOf(request, reply));
      return sendLoginPage(reply, begun);
    });
  scope.get('/lti/login/', bounded, (request, reply) => login(request, reply, request.query));
  scope.post('/lti/login/', bounded, (request, reply) => login(request, reply, request.body));

  scope.get('/lti/cookie-check/', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ is_kept: isCookieKept(browserOf(request, reply)) }),
  );

  scope.post('/lti/launch/', bounded, (request, reply) =>
    refusing(services, request, reply, async () => {
      const browser = browserOf(request, reply);
      const taken = await takeLaunch(services, fieldsOf(request.body), browser);
      if ('storageKey' in taken) return sendConfirmPage(reply, taken);
      const entered = await enterLaunch(services, taken, browser);
      keepInCookies(browser, entered);
      return goOn(reply, entered);
    }),
  );

  scope.post('/lti/launch/confirm/', bounded, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = confirmation.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ detail: 'launch and secret are needed.' });
    try {
      const checked = await confirmLaunch(services, parsed.data);
      const entered = await enterLaunch(services, checked, browserOf(request, reply));
      return await reply.send({ path: addressOf(entered), keeps: keepsOf(entered) });
    } catch (error) {
      if (!(error instanceof LaunchRefused)) throw error;
      await noteRefusal(services, error, request.ip);
      const detail = wordsAndNext(error, speakerForBrowser(request)).join(' ');
      return reply.code(403).send({ detail, code: error.code });
    }
  });

  scope.post('/lti/frame-token/', bounded, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = tokenRequest.safeParse(request.body);
    const secret = parsed.data?.secret ?? frameSecretOf(browserOf(request, reply), parsed.data?.course ?? '');
    const made = secret === null ? null : await makeFrameToken(services, secret);
    if (!made) return reply.code(401).send({ detail: speakerForBrowser(request).say(m.launchEnded) });
    return reply.send({ token: made.token, expires_at: made.expiresAt.toISOString() });
  });
}

/** The pages of frames. */
export function registerFrameRoutes(app: FastifyInstance, services: Services): void {
  app.get('/embed/:registrationKey/*', async (request, reply) => {
    const { registrationKey, '*': rest } = request.params as { readonly registrationKey: string; readonly '*': string };
    const isKey = /^[\w-]{1,40}$/.test(registrationKey);
    const registration = isKey ? await ltiData(services).findRegistrationByKey(registrationKey) : null;
    if (!registration) return sendGone(reply);
    allowFraming(reply, String(reply.getHeader('content-security-policy')), frameOriginsOf(registration));
    const [course = ''] = rest.split('/');
    return sendWebPage(request, reply, frameLanguageOf(browserOf(request, reply), { course, query: request.query }));
  });

  // The window in which somebody signs in asks the frame that has opened it which launch it is for.
  app.get('/account/link-lms', async (request, reply) => {
    allowFraming(reply, String(reply.getHeader('content-security-policy')), []);
    return sendWebPage(request, reply);
  });
}

/** A frame that is loaded again after an administrator has removed its LMS. */
const sendGone = (reply: FastifyReply): FastifyReply =>
  sendPage(reply, ({ say }) => ({ title: say(m.cannotBeOpened), paragraphs: [say(m.lmsGone), say(m.showToStaff)] }), {
    framedBy: anyPage,
    status: 404,
  });

/** Answers a refused launch with one sentence for the person, and writes down which check it was. */
async function refusing(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LaunchRefused)) throw error;
    await noteRefusal(services, error, request.ip);
    const { registrationId } = error;
    const registration = registrationId === null ? null : await ltiData(services).findRegistrationById(registrationId);
    const framedBy = registration ? frameOriginsOf(registration) : anyPage;
    const page = (speaker: Speaker) => ({
      title: speaker.say(m.cannotBeOpened),
      paragraphs: [...wordsAndNext(error, speaker), `(${error.check} ${error.code})`],
    });
    return sendPage(reply, page, { framedBy, status: 403 });
  }
}

/** Says the fault, and the way on. */
const wordsAndNext = ({ words, next }: LaunchRefused, speaker: Speaker): readonly string[] =>
  [words, next].flatMap((one) => (one === null ? [] : [wordsOf(one, speaker)]));

function sendLoginPage(reply: FastifyReply, begun: BegunLogin): FastifyReply {
  const { registration, request, address, storageKey, storageSecret } = begun;
  const given = Object.entries(request).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const again = new URLSearchParams(given);
  const page = ({ say }: Speaker) => ({
    title: say(m.opening),
    paragraphs: [],
    newWindow: { href: `/lti/login/?${again.toString()}`, label: say(m.openInNewWindow), isHidden: true },
    script: {
      act: 'begin',
      data: {
        go: address,
        storage: request.lti_storage_target ?? '',
        origin: new URL(registration.authorizationEndpoint).origin,
        key: storageKey,
        secret: storageSecret,
        problem: say(m.cannotBeOpened),
        unkept: say(m.keepsNoData),
        unrecognised: say(m.notRecognised),
      },
    },
  });
  return sendPage(reply, page, { framedBy: frameOriginsOf(registration) });
}

function sendConfirmPage(reply: FastifyReply, unconfirmed: UnconfirmedLaunch): FastifyReply {
  const { registration, state, storageKey, storageTarget } = unconfirmed;
  const page = ({ say }: Speaker) => ({
    title: say(m.opening),
    paragraphs: [],
    script: {
      act: 'confirm',
      data: {
        launch: state,
        storage: storageTarget,
        origin: new URL(registration.authorizationEndpoint).origin,
        key: storageKey,
        problem: say(m.cannotBeOpened),
        unrecognised: say(m.notRecognised),
      },
    },
  });
  return sendPage(reply, page, { framedBy: frameOriginsOf(registration) });
}

/** 303, so that the form with the token is not sent again. */
const goOn = (reply: FastifyReply, entered: Entered): FastifyReply =>
  reply
    .code(303)
    .header('cache-control', 'no-store')
    .header('location', frameBaseOf(entered) + entered.path)
    .send();
