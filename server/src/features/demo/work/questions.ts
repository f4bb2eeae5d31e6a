import { v7 as newId } from 'uuid';
import type { School } from './practice.ts';
import { attemptQueries } from '../../attempts/api.ts';
import { exerciseQueries } from '../../exercises/api.ts';
import { helpMessageQueries, helpThreadQueries, noteAnswered, noteAsked } from '../../tutoring/api.ts';

const hour = 60 * 60 * 1000;

interface Said {
  readonly question: string;
  /** Left out where the learner still waits. */
  readonly answer?: string;
}

const conversations: readonly Said[] = [
  {
    question: 'I get something else every time. How do I find my mistake?',
    answer:
      'Put your result back into the question. Where it does not fit, check the last step first, then the one before.',
  },
  { question: 'I am not sure how to begin. Is there a first step that always works?' },
];

/** Learners who answered wrong ask for help: the first has an answer, the other still waits. */
export async function askDemoQuestions(
  school: School,
  {
    classId,
    learners,
    task,
  }: { classId: string; learners: readonly string[]; task: { readonly id: string; readonly name: string } },
): Promise<void> {
  const waiting = [...conversations];
  for (const userId of learners) {
    const said = waiting[0];
    if (said === undefined) return;
    const about = await findWrong(school, { taskId: task.id, userId });
    if (about === null) continue;
    waiting.shift();
    await insertThread(school, { classId, userId, taskName: task.name, ...about }, said);
  }
}

/** The first question that the learner has answered wrong. */
async function findWrong({ services }: School, key: { taskId: string; userId: string }) {
  const [attempt] = await attemptQueries(services).selectAttemptsOf(key);
  if (!attempt) return null;
  const { rows, responses } = await attemptQueries(services).selectContents(attempt.id);
  for (const { variant } of rows) {
    const response = responses.find((one) => one.attemptVariantId === variant.id && one.verdict.outcome === 'wrong');
    if (response === undefined) continue;
    const { exerciseId } = await exerciseQueries(services).selectVersion(variant.exerciseVersionId);
    return { variantId: variant.id, exerciseId, askedAt: new Date(response.receivedAt.getTime() + hour / 12) };
  }
  return null;
}

interface About {
  readonly classId: string;
  readonly userId: string;
  readonly taskName: string;
  readonly variantId: string;
  readonly exerciseId: string;
  readonly askedAt: Date;
}

async function insertThread({ services, teacherId }: School, about: About, { question, answer }: Said): Promise<void> {
  const { classId, userId, taskName, variantId, exerciseId, askedAt } = about;
  const answeredAt = answer === undefined ? null : new Date(askedAt.getTime() + hour / 2);
  const thread = {
    id: newId(),
    classroomId: classId,
    userId,
    attemptVariantId: variantId,
    exerciseId,
    assigneeId: null,
    state: answeredAt === null ? ('open' as const) : ('answered' as const),
    hintsShown: 0,
    createdAt: askedAt,
    lastMessageAt: answeredAt ?? askedAt,
    firstAnsweredAt: answeredAt,
  };
  await helpThreadQueries(services).insertThread(thread);
  const write = async (text: string, authorId: string, createdAt: Date) => {
    const id = newId({ msecs: createdAt.getTime() });
    const isStaff = authorId === teacherId;
    await helpMessageQueries(services).insertMessage({ id, threadId: thread.id, authorId, isStaff, text, createdAt });
    return { thread, messageId: id, taskName };
  };
  const asked = await write(question, userId, askedAt);
  if (answer === undefined || answeredAt === null) return noteAsked(services, asked);
  await noteAnswered(services, await write(answer, teacherId, answeredAt));
}
