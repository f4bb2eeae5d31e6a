import type * as calls from '@lemma/contracts';
import { regradePolicies, type QueryOf, type RegradePreview } from '@lemma/contracts';
import { conflict, invalidField } from '../../../core/errors.ts';
import { averageOf, byName, countUndecided, lookAhead, obstacleOf, rowInWords, type Outlook } from './learners.ts';
import { whyInWords } from './verdicts.ts';
import type { RegradeChoice } from './plan.ts';
import { loadWork, presentItem, type ItemIds, type ItemWork } from './item-work.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import type { Cell } from '../../../core/files/csv.ts';
import * as columns from '../../../core/files/messages.ts';
import { outcomeWords } from '../../../core/files/outcome-words.ts';
import { isOver, taskQueries } from '../../tasks/api.ts';
import { regradeData } from '../data/regrade-store.ts';
import { exerciseQueries, findDifferences } from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';
import { equalResponses } from '../../appeals/api.ts';
import { said, wordsOf, type Speaker } from '@lemma/contracts/messages';
import type { ExerciseDocument } from '@lemma/math';
import * as m from '../messages.ts';

export const rowsPerPage = 100;

export interface Asked {
  readonly policy: RegradeChoice['policy'];
  readonly part?: string | undefined;
  readonly appeal?: string | undefined;
}

/** Returns the effect of a regrade without writing anything. */
export async function previewRegrade(
  services: Services,
  user: SignedInUser,
  ids: ItemIds,
  query: QueryOf<typeof calls.previewRegrade>,
  speaker: Speaker,
): Promise<RegradePreview> {
  const work = await loadWork(services, user, ids);
  const choice = await choiceOf(services, ids, work, query);
  const head = await presentHead(services, work, choice.part, speaker);
  if (work.progress.done < work.progress.total) return { ...head, ...nothingYet(query.page) };
  const outlooks = await lookAtAll(services, ids, work, choice);
  const chosen = outlooks.find((one) => one.choice.policy === choice.policy) ?? outlooks[0];
  if (!chosen) throw new Error('a regrade without a policy');
  const affected = chosen.learners.filter(({ isAffected }) => isAffected).sort(byName);
  const start = (query.page - 1) * rowsPerPage;
  return {
    ...head,
    policies: outlooks.map((outlook) => presentPolicy(work, outlook, speaker)),
    learnerCount: chosen.learners.length,
    affectedCount: affected.length,
    average: {
      before: averageOf(chosen.learners, 'percentBefore'),
      after: averageOf(chosen.learners, 'percentAfter'),
    },
    otherQuestionCount: new Set(work.variants.flatMap(({ id, userId }) => (work.unfitting.has(id) ? userId : []))).size,
    undecidedCount: countUndecided(work, choice.part),
    openCount: countOpen(services, work),
    basis: work.basis,
    page: query.page,
    pageSize: rowsPerPage,
    rows: affected.slice(start, start + rowsPerPage).map(({ row }) => rowInWords(row, speaker)),
  };
}

/** Checks what was asked for against the question. */
export async function choiceOf(
  services: Services,
  ids: ItemIds,
  work: ItemWork,
  { policy, part, appeal }: Asked,
): Promise<RegradeChoice> {
  if (part !== undefined && !work.parts.some(({ name, points }) => name === part && points > 0)) {
    throw invalidField('part', said(m.noSuchPart));
  }
  if (appeal === undefined) return { policy, part: part ?? null, only: null };
  const accepted = await equalResponses(services, ids, appeal);
  return { policy, part: accepted.part, only: accepted.responseIds };
}

const lookAtAll = async (services: Services, ids: ItemIds, work: ItemWork, choice: RegradeChoice) => {
  const progress = await taskQueries(services).selectProgress({ classId: ids.classId, taskId: ids.taskId });
  return regradePolicies.map((policy) => lookAhead(services, work, { ...choice, policy }, progress));
};

async function presentHead(
  services: Services,
  { context, parts, rows, target, progress }: ItemWork,
  part: string | null,
  speaker: Speaker,
) {
  const marking = new Set(rows.map(({ variant }) => variant.markingVersionId ?? variant.exerciseVersionId));
  const numbers = await regradeData(services).selectNumbers([...marking]);
  const [oldest] = [...numbers].sort(([, a], [, b]) => a - b);
  const before = oldest ? await exerciseQueries(services).selectVersion(oldest[0]) : null;
  /** The document without parts that are not asked about. */
  const meant = (document: ExerciseDocument): ExerciseDocument =>
    part === null ? document : { ...document, parts: document.parts.filter(({ name }) => name === part) };
  return {
    item: presentItem(context),
    markedBy: [...numbers.values()].sort((a, b) => a - b),
    newestNumber: target?.number ?? null,
    differences: target && before ? findDifferences(meant(before.document), meant(target.document), speaker) : [],
    parts: parts.filter(({ points }) => points > 0),
    progress,
  };
}

const nothingYet = (page: number) => ({
  policies: [],
  learnerCount: 0,
  affectedCount: 0,
  average: { before: null, after: null },
  otherQuestionCount: 0,
  undecidedCount: 0,
  openCount: 0,
  basis: '',
  page,
  pageSize: rowsPerPage,
  rows: [],
});

function presentPolicy(work: ItemWork, { choice, learners, itemPoints, taskPoints }: Outlook, speaker: Speaker) {
  const obstacle = obstacleOf(work, choice);
  const moves = learners.map(({ percentBefore, percentAfter, row }) =>
    percentBefore === null || percentAfter === null
      ? row.scoreAfter - row.scoreBefore
      : percentAfter - percentBefore || row.scoreAfter - row.scoreBefore,
  );
  return {
    policy: choice.policy,
    up: moves.filter((move) => move > 0).length,
    down: moves.filter((move) => move < 0).length,
    kept: learners.filter(({ row }) => row.isKept).length,
    itemPoints,
    taskPoints,
    obstacle: obstacle === null ? '' : wordsOf(obstacle, speaker),
  };
}

/** Learners who can still answer. */
function countOpen(services: Services, { rows, context }: ItemWork): number {
  const now = services.now();
  const open = rows.filter(({ attempt }) => !isOver(attempt, context.task.kind, now));
  return new Set(open.map(({ attempt }) => attempt.id)).size;
}

/** The preview as a table: what the page shows, a row a learner. */
export async function previewRows(
  services: Services,
  user: SignedInUser,
  ids: ItemIds,
  asked: Asked,
  speaker: Speaker,
): Promise<readonly (readonly Cell[])[]> {
  const work = await loadWork(services, user, ids);
  if (work.progress.done < work.progress.total) {
    throw conflict('request/conflict', said(m.stillMarked));
  }
  const choice = await choiceOf(services, ids, work, asked);
  const outlook = (await lookAtAll(services, ids, work, choice)).find((one) => one.choice.policy === choice.policy);
  const affected = (outlook?.learners ?? []).filter(({ isAffected }) => isAffected).sort(byName);
  const typed = (answers: readonly { part: string; value: string }[]) =>
    answers.map(({ part, value }) => (answers.length > 1 ? `${part}: ${value}` : value)).join('; ');
  return [
    [
      columns.lastName,
      columns.firstName,
      columns.answer,
      m.verdictBefore,
      m.verdictAfter,
      m.why,
      m.scoreBefore,
      m.scoreAfter,
    ].map((head) => speaker.say(head)),
    ...affected.map(({ row }): Cell[] => {
      const last = row.changes.at(-1);
      return [
        row.lastName,
        row.firstName,
        last ? typed(last.answers) : '',
        last ? speaker.say(outcomeWords[last.before]) : '',
        last ? speaker.say(outcomeWords[last.after]) : '',
        last ? whyInWords(last.why, speaker) : '',
        row.scoreBefore,
        row.scoreAfter,
      ];
    }),
  ];
}
