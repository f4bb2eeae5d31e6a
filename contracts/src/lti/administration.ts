import { z } from 'zod';
import { engineWords } from '../core/engine-words.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'lti';

/** Whether an LMS, or one installation under it, may send people. */
export const ltiStates = ['waiting', 'on', 'off'] as const;

/** Days that an invitation for an LMS lasts. */
export const ltiInvitationDays = 7;
export const mostLtiRegistrations = 500;
export const mostFrameOrigins = 20;

const name = z.string().trim().min(1, words(m.giveItName)).max(120);
const webAddress = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), words(m.webAddress));
const ltiName = (empty: string) => z.string().trim().min(1, empty).max(255);

const deployment = z.object({
  id: z.uuid(),
  /** As the platform names it. */
  deploymentId: z.string(),
  name: z.string(),
  state: z.enum(ltiStates),
  /** Courses from which somebody has come. */
  courses: z.int(),
  createdAt: z.iso.datetime(),
});
export type LtiDeployment = z.output<typeof deployment>;

const registration = z.object({
  id: z.uuid(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  authorizationEndpoint: z.string(),
  tokenEndpoint: z.string(),
  tokenAudience: z.string().nullable(),
  jwksUri: z.string(),
  /** Such as `moodle`; empty when the platform has not said. */
  product: z.string(),
  version: z.string(),
  /** Other origins that may show Lemma in a frame. */
  frameOrigins: z.array(z.string()),
  state: z.enum(ltiStates),
  makesAccounts: z.boolean(),
  teachersMayWrite: z.boolean(),
  people: z.int(),
  lastLaunchedAt: z.iso.datetime().nullable(),
  scoresWaiting: z.int(),
  createdAt: z.iso.datetime(),
  deployments: z.array(deployment),
});
export type LtiRegistration = z.output<typeof registration>;

const invitation = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'used', 'ended', 'withdrawn']),
});
export type LtiInvitation = z.output<typeof invitation>;

export const listLtiRegistrations = endpoint({
  name: 'listLtiRegistrations',
  feature,
  summary: 'Learning management systems that are registered, invitations for others, and what to type into an LMS.',
  method: 'GET',
  path: '/lti/registrations/',
  who: 'superuser',
  response: z.object({
    registrations: z.array(registration),
    /** The newest hundred. */
    invitations: z.array(invitation),
    /** Any LMS may ask to be registered, and then waits for an administrator. */
    isRegistrationOpen: z.boolean(),
    /** For an LMS where things are typed in by hand. */
    tool: z.object({
      login: z.string(),
      launch: z.string(),
      keys: z.string(),
      configuration: z.string(),
      register: z.string(),
    }),
  }),
});

const frameOrigins = z.array(webAddress).max(mostFrameOrigins);

const manualFields = z.strictObject({
  name,
  issuer: webAddress,
  clientId: ltiName(words(m.enterClientId)),
  authorizationEndpoint: webAddress,
  tokenEndpoint: webAddress,
  /** Null where it is the token endpoint, as nearly everywhere. */
  tokenAudience: ltiName(words(m.enterAudience)).nullable().default(null),
  jwksUri: webAddress,
  /** Where the school itself opens the system, when that is another host. */
  frameOrigins: frameOrigins.default([]),
  /** Null where the first launch will show it. */
  deploymentId: ltiName(words(m.enterDeploymentId)).nullable(),
});

export const createLtiRegistration = endpoint({
  name: 'createLtiRegistration',
  feature,
  summary: 'Registers an LMS with what its administrator has copied from it.',
  method: 'POST',
  path: '/lti/registrations/',
  who: 'superuser',
  needsConfirmation: true,
  body: manualFields,
  response: registration,
});

const registrationPath = z.object({ registrationId: z.uuid() });

export const updateLtiRegistration = endpoint({
  name: 'updateLtiRegistration',
  feature,
  summary: 'Changes an LMS: its name and addresses, what its people may do, or whether it is on.',
  method: 'PATCH',
  path: '/lti/registrations/{registrationId}/',
  who: 'superuser',
  needsConfirmation: true,
  params: registrationPath,
  body: z.strictObject({
    name: name.optional(),
    authorizationEndpoint: manualFields.shape.authorizationEndpoint.optional(),
    tokenEndpoint: manualFields.shape.tokenEndpoint.optional(),
    jwksUri: manualFields.shape.jwksUri.optional(),
    frameOrigins: frameOrigins.optional(),
    state: z.enum(['on', 'off']).optional(),
    makesAccounts: z.boolean().optional(),
    teachersMayWrite: z.boolean().optional(),
  }),
  response: registration,
});

/** Each step that a launch and a score need, until one fails. */
export const testLtiRegistration = endpoint({
  name: 'testLtiRegistration',
  feature,
  summary: 'Asks an LMS for its keys and for a token, and says what it answers.',
  method: 'POST',
  path: '/lti/registrations/{registrationId}/test/',
  who: 'superuser',
  callsPerMinuteEach: 20,
  params: registrationPath,
  response: z.object({
    steps: z.array(
      z.object({
        step: z.enum(['keys', 'token']),
        isFine: z.boolean(),
        /** The result, or the reason why there is none. */
        words: engineWords(),
      }),
    ),
  }),
});
export type LtiTest = z.output<(typeof testLtiRegistration)['response']>;

export const createLtiDeployment = endpoint({
  name: 'createLtiDeployment',
  feature,
  summary: 'Makes an installation of an LMS known before its first launch; it is on.',
  method: 'POST',
  path: '/lti/registrations/{registrationId}/deployments/',
  who: 'superuser',
  needsConfirmation: true,
  params: registrationPath,
  body: z.strictObject({
    deploymentId: ltiName(words(m.enterDeploymentId)),
    name: z.string().trim().max(120).default(''),
  }),
  response: registration,
});

export const updateLtiDeployment = endpoint({
  name: 'updateLtiDeployment',
  feature,
  summary: 'Switches an installation of an LMS on or off, or names it.',
  method: 'PATCH',
  path: '/lti/registrations/{registrationId}/deployments/{deploymentRowId}/',
  who: 'superuser',
  needsConfirmation: true,
  params: registrationPath.extend({ deploymentRowId: z.uuid() }),
  body: z.strictObject({ state: z.enum(['on', 'off']).optional(), name: z.string().trim().max(120).optional() }),
  response: registration,
});

export const createLtiInvitation = endpoint({
  name: 'createLtiInvitation',
  feature,
  summary: 'Makes an address with which one LMS registers itself once, within seven days.',
  method: 'POST',
  path: '/lti/invitations/',
  who: 'superuser',
  needsConfirmation: true,
  callsPerMinuteEach: 30,
  body: z.strictObject({ name }),
  /** The address is stored as a digest and never shown again. */
  response: invitation.extend({ address: z.string() }),
});

export const withdrawLtiInvitation = endpoint({
  name: 'withdrawLtiInvitation',
  feature,
  summary: 'Ends the address of an invitation that no LMS has used.',
  method: 'DELETE',
  path: '/lti/invitations/{ltiInvitationId}/',
  who: 'superuser',
  params: z.object({ ltiInvitationId: z.uuid() }),
  response: null,
});

export const setLtiSettings = endpoint({
  name: 'setLtiSettings',
  feature,
  summary: 'Says whether any LMS may ask to be registered.',
  method: 'PUT',
  path: '/lti/settings/',
  who: 'superuser',
  needsConfirmation: true,
  body: z.strictObject({ isRegistrationOpen: z.boolean() }),
  response: z.object({ isRegistrationOpen: z.boolean() }),
});

export const replaceLtiKeys = endpoint({
  name: 'replaceLtiKeys',
  feature,
  summary: 'Replaces the keys with which Lemma signs towards LMSs, because somebody else may know one.',
  method: 'POST',
  path: '/lti/keys/replace/',
  who: 'superuser',
  needsConfirmation: true,
  callsPerMinuteEach: 5,
  response: null,
});

export const listLtiRefusals = endpoint({
  name: 'listLtiRefusals',
  feature,
  summary: 'The last fifty launches that were refused, and the check that refused each.',
  method: 'GET',
  path: '/lti/refusals/',
  who: 'superuser',
  response: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      /** Null where no LMS was recognised. */
      registration: z.string().nullable(),
      check: z.int(),
      code: z.string(),
      /** The words that the person who launched has read, in the language of the reader. */
      reason: z.string(),
      details: z.string(),
    }),
  ),
});
export type LtiRefusal = z.output<(typeof listLtiRefusals)['response']>[number];
