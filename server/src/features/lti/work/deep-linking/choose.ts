import type * as calls from '@lemma/contracts';
import type { BodyOf, LtiChoice } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { conflict, invalidField, notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import { connectionData } from '../../data/connection-store.ts';
import { ltiData } from '../../data/lti-store.ts';
import { presentCourse, requireOwnCourse } from '../connecting/course.ts';
import { platformKeys } from '../keys.ts';
import { findDeepLinking, progressPath } from '../launch/destination.ts';
import { frameBaseOf } from '../launch/frames.ts';
import { frameOriginsOf } from '../launch/platforms.ts';
import { toolAddresses } from '../registration/tool-configuration.ts';
import { speakerForPerson } from '../../../languages/api.ts';
import { answerClaims, contentItems, type Choice, type ChosenTask } from './answer.ts';
import { readDeepLinkSettings, type DeepLinkSettings } from './settings.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** An answer is on its way for a moment only. */
const answerLastsMs = 10 * 60_000;
const tokenSeconds = 300;

/**
 * The course of the caller, and what the choice is for: an LMS that waits for links, as its settings say, or the link that
 * the caller has opened, which opens no task yet. Absent for other sessions.
 */
async function requireChoice(services: Services, user: SignedInUser) {
  const course = await requireOwnCourse(services, user);
  const asked = user.session === null ? null : await findDeepLinking(services, user.session);
  if (asked === null) return { course, settings: null, linkId: await requireBareLink(services, user) };
  const settings = readDeepLinkSettings(asked.claims.deepLinking);
  if (asked.contextId !== course.context.id || settings === null) throw notFound();
  return { course, settings, linkId: null };
}

async function requireBareLink(services: Services, { session }: SignedInUser): Promise<string> {
  const linkId = session?.course?.linkId ?? null;
  const link = linkId === null ? null : await ltiData(services).findLinkById(linkId);
  if (link === null || link.taskId !== null) throw notFound();
  return link.id;
}

const tasksOf = async (services: Services, classId: string | null) =>
  classId === null
    ? []
    : (await services.hooks.presentTasks(services, classId)).filter(({ isArchived }) => !isArchived);

/** Returns the tasks that can be chosen, in the order of the class. */
export async function getLtiChoice(services: Services, user: SignedInUser): Promise<LtiChoice> {
  const { course, settings } = await requireChoice(services, user);
  const isForLink = settings === null;
  const tasks = await tasksOf(services, course.context.classroomId);
  return {
    course: await presentCourse(services, user, course),
    isForLink,
    takesSeveral: !isForLink && settings.takesSeveral,
    tasks: tasks.map(({ id, name, kind, questionCount, points, dueAt }) => ({
      id,
      name,
      kind,
      questionCount,
      points,
      dueAt,
    })),
  };
}

type Answer = BodyOf<typeof calls.answerLtiChoice>;

/** Keeps a choice for the page that carries it to the LMS, or as what the link opens from now on. */
export async function answerLtiChoice(services: Services, user: SignedInUser, body: Answer): Promise<{ page: string }> {
  const { course, settings, linkId } = await requireChoice(services, user);
  if (settings !== null) return { page: await keepForLms(services, { user, course, settings, body }) };
  return { page: frameBaseOf(course) + (await setTask(services, course.context.classroomId, linkId, body)) };
}

/** Sets the task of a link, and returns where the link leads its teacher. Without a task it opens the class, as before. */
async function setTask(services: Services, classId: string | null, linkId: string, body: Answer): Promise<string> {
  const choice = body.choice === 'nothing' ? null : await readChoice(services, classId, body);
  if (classId === null || choice?.kind !== 'tasks') return '/choose';
  const [task, ...others] = choice.tasks;
  if (task === undefined || others.length > 0) throw invalidField('taskIds', said(m.oneTaskPerLink));
  if (await ltiData(services).setTaskOfLink(linkId, task.id)) return progressPath(classId, task.id);
  throw conflict('request/conflict', said(m.opensTaskAlready));
}

interface ForLms {
  readonly user: SignedInUser;
  readonly course: Awaited<ReturnType<typeof requireOwnCourse>>;
  readonly settings: DeepLinkSettings;
  readonly body: Answer;
}

async function keepForLms(services: Services, { user, course, settings, body }: ForLms): Promise<string> {
  const { context } = course;
  const { publicUrl } = services.environment;
  const { product } = course.registration;
  const speaker = await speakerForPerson(services, user.id);
  const frame = { launchAddress: toolAddresses(publicUrl).launch, settings, product, speaker };
  const isTaken = body.choice === 'nothing' || settings.takesLinks;
  if (!isTaken) throw conflict('request/conflict', said(m.noLinksHere));
  const choice = body.choice === 'nothing' ? null : await readChoice(services, context.classroomId, body);
  if (choice?.kind === 'tasks' && choice.tasks.length > 1 && !settings.takesSeveral) {
    throw invalidField('taskIds', said(m.oneTaskAtATime));
  }
  const ticket = newToken();
  const createdAt = services.now();
  await connectionData(services).deleteEndedChoices(createdAt);
  await connectionData(services).insertChoice({
    id: newId(),
    contextId: context.id,
    userId: user.id,
    settings,
    items: choice === null ? [] : contentItems(choice, frame),
    ticketHash: hashToken(ticket),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + answerLastsMs),
  });
  return `/lti/answer/${ticket}`;
}

async function readChoice(
  services: Services,
  classId: string | null,
  body: Exclude<Answer, { choice: 'nothing' }>,
): Promise<Choice> {
  if (classId === null) throw conflict('request/conflict', said(m.connectFirst));
  if (body.choice === 'class') return { kind: 'class' };
  const tasks = await tasksOf(services, classId);
  const chosen = [...new Set(body.taskIds)].map((id): ChosenTask => {
    const task = tasks.find((one) => one.id === id);
    if (task === undefined) throw invalidField('taskIds', said(m.taskNotInClass));
    const { name, points, questionCount, opensAt, dueAt } = task;
    return { id, name, points, questionCount, opensAt, dueAt };
  });
  return { kind: 'tasks', tasks: chosen };
}

/** Returns the token that the page of an answer posts, and its address; null for a ticket that was used or has ended. */
export async function takeAnswer(services: Services, ticket: string) {
  const at = services.now();
  const taken = await connectionData(services).takeChoice(hashToken(ticket), at);
  const course = taken && (await connectionData(services).findCourse(taken.contextId));
  if (taken === null || course === null) return null;
  const { registration, deployment } = course;
  const seconds = Math.floor(at.getTime() / 1000);
  const token = await platformKeys(services).sign({
    iss: registration.clientId,
    // Blackboard asks for it; others read `iss` alone.
    sub: registration.clientId,
    aud: registration.issuer,
    iat: seconds,
    exp: seconds + tokenSeconds,
    nonce: newToken(),
    ...answerClaims(taken.items ?? [], { deploymentId: deployment.deploymentId, settings: taken.settings }),
  });
  return { address: taken.settings.returnUrl, token, origins: frameOriginsOf(registration) };
}
