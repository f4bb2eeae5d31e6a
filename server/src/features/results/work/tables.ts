import type { GradeBook, GradeUnit } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import type { Cell } from '../../../core/files/csv.ts';
import * as columns from '../../../core/files/messages.ts';
import { outcomeWords } from '../../../core/files/outcome-words.ts';
import * as m from '../messages.ts';
import { roundScore } from './grade-book.ts';
import { resultData } from '../data/result-store.ts';
import { regradedQueries } from '../../attempts/api.ts';
import type { Services } from '../../../core/services.ts';

const attemptsAtOnce = 100;
const responsesAtOnce = 1000;
/** R30: a row a learner, a column a task, then what it comes to and what does not count, as the screen shows it. */
export async function* gradeRows(
  openBook: () => Promise<GradeBook>,
  unit: GradeUnit,
  { say }: Speaker,
): AsyncGenerator<Cell[]> {
  const book = await openBook();
  const { tasks } = book;
  const byPoints = book.weighBy === 'points';
  const names = tasks.map((task) => task.name);
  yield [
    say(columns.lastName),
    say(columns.firstName),
    ...names,
    say(m.totalPercent),
    say(m.points),
    say(m.ofPoints),
    say(m.doesNotCount),
    say(m.changedByTeacher),
  ];
  if (book.groups.length > 0) {
    yield [
      '',
      say(byPoints ? m.section : m.group),
      ...tasks.map((task) => groupWords(book, task.groupId)),
      '',
      '',
      '',
      '',
      '',
    ];
  }
  yield ['', say(m.pointsPossible), ...tasks.map((task) => task.points), '', '', '', '', ''];
  for (const row of book.rows) {
    yield [
      row.lastName,
      row.firstName,
      ...tasks.map((_, at) => gradeCell(book, row, at, unit, say(m.excused))),
      row.total,
      row.earned,
      row.possible,
      [...row.dropped, ...row.waiting]
        .toSorted((a, b) => a - b)
        .map((at) => names[at])
        .join('; '),
      row.overridden.map((at) => names[at]).join('; '),
    ];
  }
}

function groupWords({ groups }: GradeBook, id: string | null): string {
  const group = groups.find((one) => one.id === id);
  if (group === undefined) return '';
  return group.weight === null ? group.name : `${group.name} (${roundScore(group.weight)} %)`;
}

/** The text of a cell of the grade book: a word for an excused learner, zero for a missing task. */
function gradeCell(
  { tasks }: GradeBook,
  row: GradeBook['rows'][number],
  at: number,
  unit: GradeUnit,
  excused: string,
): Cell {
  if (unit === 'attempts') return row.attempts[at] ?? 0;
  if (row.excused.includes(at)) return excused;
  const score = row.scores[at] ?? (row.missing.includes(at) ? 0 : null);
  const points = tasks[at]?.points ?? 0;
  if (score === null || unit === 'points') return score;
  return points > 0 ? roundScore((100 * score) / points) : null;
}

const responseHead = [
  columns.lastName,
  columns.firstName,
  m.task,
  m.attempt,
  columns.question,
  m.exercise,
  m.variant,
  columns.timeUtc,
  columns.answer,
  columns.outcome,
  m.points,
  m.pointsPossible,
  m.pointsThatCount,
  m.lateHead,
  columns.seconds,
  m.outcomeAtFirst,
  m.rightAtFirst,
];

/** R29: a row a response, attempt by attempt in the order in which they were begun, read page by page. */
export async function* responseRows(services: Services, classId: string, speaker: Speaker): AsyncGenerator<Cell[]> {
  yield responseHead.map((head) => speaker.say(head));
  let attemptId: string | null = null;
  for (;;) {
    const attemptIds: readonly string[] = await resultData(services).selectAttemptIds({
      classId,
      after: attemptId,
      limit: attemptsAtOnce,
    });
    if (attemptIds.length === 0) return;
    yield* responsesOf(services, attemptIds, speaker);
    attemptId = attemptIds.at(-1) ?? null;
  }
}

async function* responsesOf(
  services: Services,
  attemptIds: readonly string[],
  speaker: Speaker,
): AsyncGenerator<Cell[]> {
  let after: { readonly attemptId: string; readonly id: string } | null = null;
  for (;;) {
    const page = await resultData(services).selectResponsePage({ attemptIds, after, limit: responsesAtOnce });
    const counted = await regradedQueries(services).overlay(page);
    for (const [at, line] of counted.entries()) yield responseCells(line, page[at] ?? line, speaker);
    const last = page.at(-1);
    if (!last || page.length < responsesAtOnce) return;
    after = { attemptId: last.attemptId, id: last.id };
  }
}

type ResponseLine = Awaited<ReturnType<ReturnType<typeof resultData>['selectResponsePage']>>[number];

/** How it stands now; beside it the first marking, where a regrade has changed it. */
const responseCells = (line: ResponseLine, first: ResponseLine, { say }: Speaker): Cell[] => [
  line.lastName,
  line.firstName,
  line.taskName,
  line.attemptNumber,
  line.place,
  line.title,
  line.variantNumber,
  line.receivedAt.toISOString(),
  line.answers.map(({ part, value }) => (line.answers.length > 1 ? `${part}: ${value}` : value)).join('; '),
  say(outcomeWords[line.outcome]),
  roundScore(line.share * line.points),
  line.points,
  roundScore(line.credit * line.points),
  line.isLate ? say(m.late) : '',
  line.secondsSpent,
  ...(line.outcome === first.outcome && roundScore(line.share) === roundScore(first.share)
    ? ['', null]
    : [say(outcomeWords[first.outcome]), roundScore(100 * first.share)]),
];
