import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { emailAddress, personName, user } from '../people/person.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'lti';

/** Names a launch whose person has to choose an account. It is a secret of the browser that launched. */
const launch = z.string().min(20, words(m.launchEnded)).max(200, words(m.launchEnded));

/** A launch and its person, as the LMS describes them. */
const pendingLaunch = z.object({
  launch: z.string(),
  platform: z.string(),
  course: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isTeacher: z.boolean(),
});
export type PendingLtiLaunch = z.output<typeof pendingLaunch>;

export const readPendingLtiLaunch = endpoint({
  name: 'readPendingLtiLaunch',
  feature,
  summary: 'The launch of this browser that waits for its person to choose an account.',
  method: 'POST',
  path: '/lti/pending-launch/',
  who: 'anyone',
  inFrames: true,
  hasTicket: true,
  callsPerMinute: 600,
  /** The launch is left out where a cookie of the frame has it, by the course in the address of the page. */
  body: z.strictObject({ course: z.string().max(40), launch: launch.optional() }),
  response: pendingLaunch,
});

/** C11, P07. Only the person of the account may give it to an identity: with the launch, and lately confirmed. */
export const linkLtiAccount = endpoint({
  name: 'linkLtiAccount',
  feature,
  summary: 'Gives the identity of a launch to the account of the caller.',
  method: 'POST',
  path: '/lti/link-account/',
  who: 'known',
  signInWords: m.signInToAct,
  needsConfirmation: true,
  callsPerMinute: 60,
  body: z.strictObject({ launch, confirm: z.literal(true, words(m.confirmAccount)) }),
  response: user,
});

/** C11. For people whom their first launch gave an account, though they have one. */
export const chooseOtherAccount = endpoint({
  name: 'chooseOtherAccount',
  feature,
  summary: 'Begins the launch of a frame anew, for a person who has another account, which is then linked.',
  method: 'POST',
  path: '/lti/other-account/',
  who: 'known',
  inFrames: true,
  callsPerMinuteEach: 10,
  response: z.object({ launch: z.string() }),
});

/** C11. */
export const createLtiAccount = endpoint({
  name: 'createLtiAccount',
  feature,
  summary: 'Makes an account for the identity of a launch.',
  method: 'POST',
  path: '/lti/create-account/',
  who: 'anyone',
  inFrames: true,
  hasTicket: true,
  callsPerMinute: 600,
  body: z.strictObject({
    launch,
    firstName: personName,
    lastName: personName,
    email: z.union([z.literal(''), emailAddress]).optional(),
  }),
  response: user,
});

/** Continues a launch whose person has an account now. */
export const enterLtiLaunch = endpoint({
  name: 'enterLtiLaunch',
  feature,
  summary: 'Opens the session of a launch whose person has chosen an account.',
  method: 'POST',
  path: '/lti/enter/',
  who: 'anyone',
  inFrames: true,
  hasTicket: true,
  callsPerMinute: 600,
  body: z.strictObject({ launch }),
  response: z.object({
    /** Where the frame goes. */
    path: z.string(),
    /** The secret of the session, for a page whose browser keeps no cookies. */
    secret: z.string(),
  }),
});

const identity = z.object({
  id: z.uuid(),
  platform: z.string(),
  /** As the LMS says it. */
  name: z.string(),
  email: z.string(),
  lastLaunchedAt: z.iso.datetime().nullable(),
});
export type LtiIdentity = z.output<typeof identity>;

export const listLtiIdentities = endpoint({
  name: 'listLtiIdentities',
  feature,
  summary: 'The identities in learning platforms that open the account of the caller.',
  method: 'GET',
  path: '/lti/identities/',
  who: 'known',
  response: z.array(identity),
});

export const unlinkLtiIdentity = endpoint({
  name: 'unlinkLtiIdentity',
  feature,
  summary: 'Takes an identity in a learning platform away from the account of the caller.',
  method: 'DELETE',
  path: '/lti/identities/{ltiPersonId}/',
  who: 'known',
  needsConfirmation: true,
  params: z.object({ ltiPersonId: z.uuid() }),
  response: null,
});

/** Opens a page outside the frame, with an ordinary session of the same person. */
export const leaveFrame = endpoint({
  name: 'leaveFrame',
  feature,
  summary: 'An address that opens a page in a window of its own, once, for the person of the frame.',
  method: 'POST',
  path: '/lti/windows/',
  who: 'signed-in',
  inFrames: true,
  callsPerMinuteEach: 30,
  body: z.strictObject({
    path: z
      .string()
      .regex(/^\/(?![/\\])[^\s\\]*$/, words(m.pageOfOurs))
      .max(2000),
  }),
  response: z.object({ address: z.string() }),
});
