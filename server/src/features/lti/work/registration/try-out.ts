import type * as calls from '@lemma/contracts';
import type { LtiTest, ResponseOf } from '@lemma/contracts';
import { z } from 'zod';
import { notFound } from '../../../../core/errors.ts';
import { publishesKeys } from '../../../../core/language/messages.ts';
import { speakerOf } from '../../../../core/language/speakers.ts';
import { OutsideError } from '../../../../core/outside/guarded-fetch.ts';
import { askForDocument } from '../../../../core/outside/lti-documents.ts';
import {
  PlatformRefused,
  PlatformUnavailable,
  platformScopes,
} from '../../../../core/outside/lti-platform/platform.ts';
import type { Services } from '../../../../core/services.ts';
import { ltiData } from '../../data/lti-store.ts';
import type { RegistrationRow } from '../../data/connection-store.ts';
import { accountOf, ltiPlatforms } from '../scores/platforms.ts';

type Step = LtiTest['steps'][number];

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) });

/** Asks the LMS for what launches and scores need: its keys, and access to its services. */
export async function testLtiRegistration(
  services: Services,
  registrationId: string,
): Promise<ResponseOf<typeof calls.testLtiRegistration>> {
  const registration = await ltiData(services).findRegistrationById(registrationId);
  if (registration === null) throw notFound();
  return { steps: await Promise.all([tryKeys(services, registration), tryToken(services, registration)]) };
}

async function tryKeys(services: Services, { jwksUri }: RegistrationRow): Promise<Step> {
  const { host } = new URL(jwksUri);
  try {
    const { status, body } = await askForDocument(services.environment.ltiHosts, jwksUri);
    const { data } = keySet.safeParse(body);
    const keys = data?.keys.filter(({ kty }) => kty === 'RSA').length ?? 0;
    if (status === 200 && keys > 0) {
      return { step: 'keys', isFine: true, words: speakerOf('en').say(publishesKeys, { host, count: keys }) };
    }
    return { step: 'keys', isFine: false, words: `${host} publishes no keys that can be used (${status}).` };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { step: 'keys', isFine: false, words: error.message };
  }
}

async function tryToken(services: Services, registration: RegistrationRow): Promise<Step> {
  const { host } = new URL(registration.tokenEndpoint);
  try {
    const given = Object.values(platformScopes).filter((scope) => registration.scopes.includes(scope));
    const scopes = given.length === 0 ? [platformScopes.roster] : given;
    await ltiPlatforms(services).tryAccess(accountOf(registration), scopes);
    return { step: 'token', isFine: true, words: `${host} gives access.` };
  } catch (error) {
    if (!(error instanceof PlatformRefused) && !(error instanceof PlatformUnavailable)) throw error;
    return { step: 'token', isFine: false, words: error.message };
  }
}
