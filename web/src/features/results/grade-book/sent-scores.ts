import type { GradeBook, SentScore, SentScores } from '@lemma/contracts';
import { momentWords } from '../../../dates.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** The mark of a cell for each state of its score in the LMS. */
export const sentMarks = {
  sent: 'arrived',
  waiting: 'underway',
  differs: 'differing',
  refused: 'turnedDown',
} as const satisfies Record<SentScore['state'], string>;

const words: Readonly<Record<SentScore['state'], (score: SentScore, place: string) => string>> = {
  sent: (_score, place) => t(m.arrivedIn, { place }),
  waiting: (_score, place) => t(m.onItsWayTo, { place }),
  differs: ({ found }, place) =>
    found === null ? t(m.noGradeIn, { place }) : t(m.scoreIn, { number: Math.round(found * 100) / 100, place }),
  refused: (_score, place) => t(m.notTakenBy, { place }),
};

/** Describes the state of a score, as part of a label: `in Moodle`. */
export const sentWords = (score: SentScore): string => words[score.state](score, score.place);

export interface UnsentScore extends SentScore {
  readonly learner: string;
  readonly task: string;
  /** Why it is not in the LMS, or since when it waits. */
  readonly why: string;
}

/** Scores that a teacher may want to look at, in the order of the grade book: those that have not simply arrived. */
export function unsentScores(book: GradeBook, sent: SentScores, now: number): readonly UnsentScore[] {
  const rows = new Map(book.rows.map((row, place) => [row.memberId, { row, place }]));
  const tasks = new Map(book.tasks.map((task) => [task.id, task]));
  return sent.scores
    .flatMap((score) => {
      const [found, task] = [rows.get(score.memberId), tasks.get(score.taskId)];
      if (score.state === 'sent' || found === undefined || task === undefined) return [];
      const learner = `${found.row.firstName} ${found.row.lastName}`.trim();
      return [
        {
          ...score,
          learner,
          task: task.name,
          why: whyOf(score, now),
          place: score.place,
          at: score.at,
          order: found.place,
        },
      ];
    })
    .toSorted((a, b) => a.order - b.order);
}

function whyOf(score: SentScore, now: number): string {
  const { state, problem, found, place, at } = score;
  if (state === 'waiting') {
    const since = t(m.waitingSince, { moment: momentWords(at, now) });
    return problem === '' ? since : `${since} ${problem}`;
  }
  if (state === 'differs') {
    const there =
      found === null ? t(m.noGrade, { place }) : t(m.hasInstead, { place, number: Math.round(found * 100) / 100 });
    return problem === '' ? there : `${there} ${problem}`;
  }
  return problem === '' ? t(m.notTaken, { place }) : problem;
}

/** `28 arrived, 2 on their way, 1 not taken` */
export function sentSummary({ scores }: SentScores): string {
  const numberOf = (state: SentScore['state']) => scores.filter((score) => score.state === state).length;
  const parts = [
    [numberOf('sent'), 'arrived'],
    [numberOf('waiting'), t(m.onTheWay)],
    [numberOf('differs'), t(m.differentThere)],
    [numberOf('refused'), t(m.notTakenWords)],
  ] as const;
  const shown = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return shown.length === 0 ? t(m.noScoresYet) : `${t(m.scores, { scoreCount: scores.length })}: ${shown.join(', ')}`;
}
