import type { MemberRole } from '@lemma/contracts';
import { isDeepStrictEqual } from 'node:util';
import { v7 as newId } from 'uuid';
import type { Browser } from '../../../../core/access/browser.ts';
import { whyUnavailable } from '../../../../core/outages.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepCourseMember } from '../../../classrooms/api.ts';
import { languageOnArrival } from '../../../languages/api.ts';
import { openFrameSession } from '../../../signing-in/api.ts';
import type { Context } from '../../data/course-store.ts';
import type { Entrance } from '../../data/entrance-store.ts';
import { launchData } from '../../data/launch-store.ts';
import { ltiData } from '../../data/lti-store.ts';
import type { Registration } from '../../data/platform-store.ts';
import { noteCourseMember } from '../connecting/people.ts';
import { followHint } from '../deep-linking/hinted-task.ts';
import { grantTeaching, IdentityTaken, makeAccount, requireActive, type KnownPerson } from './accounts.ts';
import type { Launch } from './checks/claims.ts';
import { keepDeepLinking, pathOf } from './destination.ts';
import type { Entry } from './entry.ts';
import type { CheckedLaunch } from './launch.ts';
import { LaunchRefused, mustHold } from './refusals.ts';
import { readRoles } from './checks/roles.ts';

const minute = 60_000;
const pendingForMs = 15 * minute;
/** With the wait for a lock that another may have, it is below ten seconds. */
const triesForMs = 5000;
const mostTries = 4;
const longestHint = 100;

/** A launch has led to a session, or to a person who has to choose an account first. */
export interface Entered {
  readonly registration: Registration;
  readonly context: Context;
  /** Inside the frame. */
  readonly path: string;
  /** The secret of the session; null while no account is chosen. */
  readonly session: string | null;
  /** The ticket of a launch whose person chooses an account. */
  readonly pending: string | null;
  /** The language of its pages; null where the browser decides. */
  readonly language: string | null;
}

/** Check 15: the installation is known and switched on. One that is new is written down and waits. */
async function requireDeployment(
  services: Services,
  { registration, launch }: CheckedLaunch,
  known: Entrance['deployment'],
) {
  const { deploymentId, context } = launch;
  if (known?.state === 'on') return known;
  if (known?.state === 'off') throw new LaunchRefused('deployment-off');
  await ltiData(services).insertDeployment({
    id: newId(),
    registrationId: registration.id,
    deploymentId,
    name: context.title || context.label,
    state: 'waiting',
    createdAt: services.now(),
  });
  throw new LaunchRefused('deployment-waiting', `deployment_id ${deploymentId}`);
}

/** The role that counts in the class; throws for people who have none. */
function requireRole(launch: Launch): { readonly role: MemberRole; readonly isTest: boolean } {
  const { role, isTest } = readRoles(launch.roles);
  mustHold(role !== 'mentor', 'mentor-role');
  mustHold(role !== 'none', 'no-role', launch.roles.join(' '));
  return { role, isTest };
}

/** Whether a row says this already: a class that launches together does not queue to write the same into one row. */
const saysAlready = (row: Readonly<Record<string, unknown>>, said: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(said).every(([name, value]) => isDeepStrictEqual(row[name], value));

const isOfThisMinute = (before: Date | null, now: Date): boolean =>
  before !== null && Math.abs(now.getTime() - before.getTime()) < minute;

async function keepContext(services: Services, deploymentId: string, launch: Launch, known: Entrance['context']) {
  const { context, membershipsUrl, lineitems, scoreScopes } = launch;
  const said = {
    label: context.label,
    title: context.title,
    ...(context.history.length > 0 ? { history: context.history } : {}),
    ...(membershipsUrl === null ? {} : { membershipsUrl }),
    ...(lineitems === null ? {} : { lineitemsUrl: lineitems, scoreScopes: [...scoreScopes] }),
  };
  if (known && saysAlready(known, said)) return known;
  const name = { id: newId(), deploymentId, contextId: context.id, createdAt: services.now() };
  return ltiData(services).keepContext({ ...name, ...said });
}

/** Keeps the link. Its task is the one that the LMS names, when it is a task of the class of this course. */
async function keepLink(services: Services, context: Context, launch: Launch, known: Entrance['link']) {
  const { resourceLink, custom, lineitem } = launch;
  if (resourceLink === null) return null;
  const at = services.now();
  const said = {
    title: resourceLink.title,
    hint: (custom['task'] ?? '').slice(0, longestHint),
    ...(lineitem === null ? {} : { lineitemUrl: lineitem }),
  };
  const isKept = known !== null && saysAlready(known, said) && isOfThisMinute(known.lastLaunchedAt, at);
  const name = { id: newId(), contextId: context.id, resourceLinkId: resourceLink.id, createdAt: at };
  const link = isKept ? known : await ltiData(services).keepLink({ ...name, ...said, lastLaunchedAt: at });
  return followHint(services, context.classroomId, link);
}

/**
 * Enters a checked launch, and returns where it leads. Throws LaunchRefused for people who may not enter. Again when the
 * same person comes in at this moment in another way, as with a roster that is being applied.
 */
export async function enterLaunch(services: Services, checked: CheckedLaunch, browser: Browser): Promise<Entered> {
  const giveUpAt = performance.now() + triesForMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await enterOnce(services, checked, browser);
    } catch (error) {
      if (error instanceof LaunchRefused) error.registrationId = checked.registration.id;
      const mayPass = error instanceof IdentityTaken || whyUnavailable(error) === 'busy';
      if (!mayPass || tries === mostTries || performance.now() > giveUpAt) throw error;
    }
  }
}

async function enterOnce(services: Services, checked: CheckedLaunch, browser: Browser): Promise<Entered> {
  const { registration, launch } = checked;
  const found = await ltiData(services).findEntrance({
    registrationId: registration.id,
    deploymentId: launch.deploymentId,
    contextId: launch.context.id,
    resourceLinkId: launch.resourceLink?.id ?? null,
    subject: launch.subject,
  });
  const deployment = await requireDeployment(services, checked, found.deployment);
  const { role, isTest } = requireRole(launch);
  const context = await keepContext(services, deployment.id, launch, found.context);
  const link = await keepLink(services, context, launch, found.link);
  const said = { ...launch.person, subject: launch.subject, isTest };
  const { messageType, deepLinkingSettings: deepLinking, locale } = launch;
  const entry = { registration, context, link, role, said, messageType, deepLinking, locale };
  const { person } = found;
  if (person === null && (role !== 'learner' || !registration.makesAccounts)) {
    const pending = await waitForAccount(services, { ...entry, path: pathOf(entry) }, deployment.id);
    return { registration, context, path: '/welcome', session: null, pending, language: locale };
  }
  return inTransaction(services, async (services) => {
    const known = person
      ? await requireActive(services, person, said)
      : await makeAccount(services, registration, said);
    return enterAs(services, entry, known, browser);
  });
}

/** Opens the session of a launch for this person, as a member of the course's class where there is one. */
export async function enterAs(
  services: Services,
  entry: Entry,
  { account, identityId }: KnownPerson,
  browser: Browser,
): Promise<Entered> {
  const { registration, context, link, role, locale: named } = entry;
  return inTransaction(services, async (services) => {
    if (role === 'teacher') await grantTeaching(services, registration, account);
    await noteCourseMember(services, entry, identityId);
    const { secret, sessionId } = await openFrameSession(
      services,
      { userId: account.id, contextId: context.id, linkId: link?.id ?? null },
      browser,
    );
    if (entry.deepLinking) await keepDeepLinking(services, sessionId, entry);
    // The last step: a class that launches together waits here, for one another's members.
    if (context.classroomId !== null) {
      const outcome = await keepCourseMember(services, { classId: context.classroomId, userId: account.id, role });
      mustHold(outcome !== 'taken-out', 'taken-out');
      mustHold(outcome !== 'class-over', 'class-over');
    }
    const language = await languageOnArrival(services, { userId: account.id, named });
    return { registration, context, path: pathOf(entry), session: secret, pending: null, language };
  });
}

/** Keeps a launch while its person chooses an account, and returns its ticket. */
export async function waitForAccount(
  services: Services,
  entry: Omit<Entry, 'messageType'> & { readonly path: string },
  deploymentId: string,
): Promise<string> {
  const { registration, context, link, role, said, deepLinking, locale, path } = entry;
  const ticket = newToken();
  const createdAt = services.now();
  const { subject, ...claims } = said;
  await launchData(services).insertPending({
    ticketHash: hashToken(ticket),
    registrationId: registration.id,
    deploymentId,
    contextId: context.id,
    linkId: link?.id ?? null,
    subject,
    claims: { ...claims, locale, role, path, ...(deepLinking ? { deepLinking } : {}) },
    createdAt,
    expiresAt: new Date(createdAt.getTime() + pendingForMs),
  });
  return ticket;
}
