import { v7 as newId } from 'uuid';
import type { School } from './practice.ts';
import { attemptQueries } from '../../attempts/api.ts';
import { exerciseQueries } from '../../exercises/api.ts';
import { helpMessageQueries, helpThreadQueries } from '../../tutoring/api.ts';

const hour = 60 * 60 * 1000;

interface Said {
  readonly question: string;
  /** Left out where the learner still waits. */
  readonly answer?: string;
}

const conversations: readonly Said[] = [
  { question: 'I get something else every time. Where do I begin?' },
  {
    question: 'Is there a quicker way to see it?',
    answer: 'Yes: look for what all terms have in common first. Write it in front, then check by multiplying out.',
  },
];

/** Learners who answered wrong ask for help: one still waits, the other has an answer. */
export async function askDemoQuestions(
  school: School,
  { classId, taskId, learners }: { classId: string; taskId: string; learners: readonly string[] },
): Promise<void> {
  const waiting = [...conversations];
  for (const userId of learners) {
    const said = waiting[0];
    if (said === undefined) return;
    const about = await findWrong(school, { taskId, userId });
    if (about === null) continue;
    waiting.shift();
    await insertThread(school, { classId, userId, ...about }, said);
  }
}

/** The first question that the learner has answered, and not right. */
async function findWrong({ services }: School, key: { taskId: string; userId: string }) {
  const [attempt] = await attemptQueries(services).selectAttemptsOf(key);
  if (!attempt) return null;
  const { rows, responses } = await attemptQueries(services).selectContents(attempt.id);
  for (const { variant } of rows) {
    const response = responses.find((one) => one.attemptVariantId === variant.id);
    if (response === undefined || variant.outcome !== 'wrong') continue;
    const { exerciseId } = await exerciseQueries(services).selectVersion(variant.exerciseVersionId);
    return { variantId: variant.id, exerciseId, askedAt: new Date(response.receivedAt.getTime() + hour / 12) };
  }
  return null;
}

interface About {
  readonly classId: string;
  readonly userId: string;
  readonly variantId: string;
  readonly exerciseId: string;
  readonly askedAt: Date;
}

async function insertThread({ services, teacherId }: School, about: About, { question, answer }: Said): Promise<void> {
  const { classId, userId, variantId, exerciseId, askedAt } = about;
  const answeredAt = answer === undefined ? null : new Date(askedAt.getTime() + hour);
  const threadId = newId();
  await helpThreadQueries(services).insertThread({
    id: threadId,
    classroomId: classId,
    userId,
    attemptVariantId: variantId,
    exerciseId,
    state: answeredAt === null ? 'open' : 'answered',
    hintsShown: 0,
    createdAt: askedAt,
    lastMessageAt: answeredAt ?? askedAt,
    firstAnsweredAt: answeredAt,
  });
  const write = (text: string, authorId: string, createdAt: Date) =>
    helpMessageQueries(services).insertMessage({
      id: newId({ msecs: createdAt.getTime() }),
      threadId,
      authorId,
      isStaff: authorId === teacherId,
      text,
      createdAt,
    });
  await write(question, userId, askedAt);
  if (answer !== undefined && answeredAt !== null) await write(answer, teacherId, answeredAt);
}
