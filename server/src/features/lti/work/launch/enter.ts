import type { MemberRole } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import type { Browser } from '../../../../core/access/browser.ts';
import type { Account } from '../../../../core/access/visitor.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import { keepCourseMember } from '../../../classrooms/api.ts';
import { openFrameSession } from '../../../signing-in/api.ts';
import type { Context, Link } from '../../data/course-store.ts';
import { launchData } from '../../data/launch-store.ts';
import { ltiData } from '../../data/lti-store.ts';
import type { Registration } from '../../data/platform-store.ts';
import { noteCourseMember } from '../connecting/people.ts';
import { followHint } from '../deep-linking/hinted-task.ts';
import { findKnown, grantTeaching, makeAccount } from './accounts.ts';
import type { Launch } from './checks/claims.ts';
import { keepDeepLinking, pathOf } from './destination.ts';
import type { Entry } from './entry.ts';
import type { CheckedLaunch } from './launch.ts';
import { LaunchRefused, mustHold } from './refusals.ts';
import { readRoles } from './checks/roles.ts';

const pendingForMs = 15 * 60_000;
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
}

/** Check 15: the installation is known and switched on. One that is new is written down and waits. */
async function requireDeployment(services: Services, { registration, launch }: CheckedLaunch) {
  const { deploymentId, context } = launch;
  const known = await ltiData(services).findDeployment(registration.id, deploymentId);
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

async function keepContext(services: Services, deploymentId: string, launch: Launch): Promise<Context> {
  const { context, membershipsUrl, lineitems, scoreScopes } = launch;
  return ltiData(services).keepContext({
    id: newId(),
    deploymentId,
    contextId: context.id,
    label: context.label,
    title: context.title,
    createdAt: services.now(),
    ...(context.history.length > 0 ? { history: context.history } : {}),
    ...(membershipsUrl === null ? {} : { membershipsUrl }),
    ...(lineitems === null ? {} : { lineitemsUrl: lineitems, scoreScopes: [...scoreScopes] }),
  });
}

/** Keeps the link. Its task is the one that the LMS names, when it is a task of the class of this course. */
async function keepLink(services: Services, context: Context, launch: Launch): Promise<Link | null> {
  const { resourceLink, custom, lineitem } = launch;
  if (resourceLink === null) return null;
  const at = services.now();
  const link = await ltiData(services).keepLink({
    id: newId(),
    contextId: context.id,
    resourceLinkId: resourceLink.id,
    title: resourceLink.title,
    lastLaunchedAt: at,
    createdAt: at,
    hint: (custom['task'] ?? '').slice(0, longestHint),
    ...(lineitem === null ? {} : { lineitemUrl: lineitem }),
  });
  return followHint(services, context.classroomId, link);
}

/** Enters a checked launch, and returns where it leads. Throws LaunchRefused for people who may not enter. */
export async function enterLaunch(services: Services, checked: CheckedLaunch, browser: Browser): Promise<Entered> {
  const { registration, launch } = checked;
  try {
    const deployment = await requireDeployment(services, checked);
    const { role, isTest } = requireRole(launch);
    const context = await keepContext(services, deployment.id, launch);
    const link = await keepLink(services, context, launch);
    const said = { ...launch.person, subject: launch.subject, isTest };
    const { messageType, deepLinkingSettings: deepLinking } = launch;
    const entry = { registration, context, link, role, said, messageType, deepLinking };
    const known = await findKnown(services, registration, said);
    if (known) return await enterAs(services, entry, known.account, browser);
    if (role === 'learner' && registration.makesAccounts) {
      return await enterAs(services, entry, await makeAccount(services, registration, said), browser);
    }
    const pending = await waitForAccount(services, { ...entry, path: pathOf(entry) }, deployment.id);
    return { registration, context, path: '/welcome', session: null, pending };
  } catch (error) {
    if (error instanceof LaunchRefused) error.registrationId = registration.id;
    throw error;
  }
}

/** Opens the session of a launch for this account, as a member of the course's class where there is one. */
export async function enterAs(services: Services, entry: Entry, account: Account, browser: Browser): Promise<Entered> {
  const { registration, context, link, role } = entry;
  if (role === 'teacher') await grantTeaching(services, registration, account);
  await noteCourseMember(services, entry);
  if (context.classroomId !== null) {
    const outcome = await keepCourseMember(services, { classId: context.classroomId, userId: account.id, role });
    mustHold(outcome !== 'taken-out', 'taken-out');
    mustHold(outcome !== 'class-over', 'class-over');
  }
  const { secret, sessionId } = await openFrameSession(
    services,
    { userId: account.id, contextId: context.id, linkId: link?.id ?? null },
    browser,
  );
  if (entry.deepLinking) await keepDeepLinking(services, sessionId, entry);
  return { registration, context, path: pathOf(entry), session: secret, pending: null };
}

/** Keeps a launch while its person chooses an account, and returns its ticket. */
export async function waitForAccount(
  services: Services,
  entry: Omit<Entry, 'messageType'> & { readonly path: string },
  deploymentId: string,
): Promise<string> {
  const { registration, context, link, role, said, deepLinking, path } = entry;
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
    claims: { ...claims, locale: null, role, path, ...(deepLinking ? { deepLinking } : {}) },
    createdAt,
    expiresAt: new Date(createdAt.getTime() + pendingForMs),
  });
  return ticket;
}
