import type * as calls from '@lemma/contracts';
import type { BodyOf, LtiChoice } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { conflict, invalidField, notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import { connectionData } from '../../data/connection-store.ts';
import { presentCourse, requireOwnCourse } from '../connecting/course.ts';
import { platformKeys } from '../keys.ts';
import { findDeepLinking } from '../launch/destination.ts';
import { frameOriginsOf } from '../launch/platforms.ts';
import { toolAddresses } from '../registration/tool-configuration.ts';
import { answerClaims, contentItems, type Choice, type ChosenTask } from './answer.ts';
import { readDeepLinkSettings } from './settings.ts';

/** An answer is on its way for a moment only. */
const answerLastsMs = 10 * 60_000;
const tokenSeconds = 300;

/** The course of the caller, and what its LMS takes as the answer; absent where no LMS waits for one. */
async function requireChoice(services: Services, user: SignedInUser) {
  const course = await requireOwnCourse(services, user);
  const asked = user.session === null ? null : await findDeepLinking(services, user.session);
  const settings = readDeepLinkSettings(asked?.claims.deepLinking);
  if (asked === null || asked.contextId !== course.context.id || settings === null) throw notFound();
  return { course, settings };
}

const tasksOf = async (services: Services, classId: string | null) =>
  classId === null
    ? []
    : (await services.hooks.presentTasks(services, classId)).filter(({ isArchived }) => !isArchived);

/** Returns the tasks that can be chosen, in the order of the class. */
export async function getLtiChoice(services: Services, user: SignedInUser): Promise<LtiChoice> {
  const { course, settings } = await requireChoice(services, user);
  const tasks = await tasksOf(services, course.context.classroomId);
  return {
    course: await presentCourse(services, user, course),
    takesSeveral: settings.takesSeveral,
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

/** Keeps a choice for the page that carries it to the LMS. */
export async function answerLtiChoice(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof calls.answerLtiChoice>,
): Promise<{ page: string }> {
  const { course, settings } = await requireChoice(services, user);
  const { context } = course;
  const { publicUrl } = services.environment;
  const frame = { launchAddress: toolAddresses(publicUrl).launch, settings };
  const isTaken = body.choice === 'nothing' || settings.takesLinks;
  if (!isTaken) throw conflict('request/conflict', 'The LMS takes no links here. Add the activity in another way.');
  const choice = body.choice === 'nothing' ? null : await readChoice(services, context.classroomId, body);
  if (choice?.kind === 'tasks' && choice.tasks.length > 1 && !settings.takesSeveral) {
    throw invalidField('taskIds', 'The LMS takes one task at a time.');
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
  return { page: `/lti/answer/${ticket}` };
}

async function readChoice(
  services: Services,
  classId: string | null,
  body: Exclude<BodyOf<typeof calls.answerLtiChoice>, { choice: 'nothing' }>,
): Promise<Choice> {
  if (classId === null) throw conflict('request/conflict', 'Connect the course with a class first.');
  if (body.choice === 'class') return { kind: 'class' };
  const tasks = await tasksOf(services, classId);
  const chosen = [...new Set(body.taskIds)].map((id): ChosenTask => {
    const task = tasks.find((one) => one.id === id);
    if (task === undefined) throw invalidField('taskIds', 'This task is not in the class.');
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
    aud: registration.issuer,
    iat: seconds,
    exp: seconds + tokenSeconds,
    nonce: newToken(),
    ...answerClaims(taken.items ?? [], { deploymentId: deployment.deploymentId, settings: taken.settings }),
  });
  return { address: taken.settings.returnUrl, token, origins: frameOriginsOf(registration) };
}
