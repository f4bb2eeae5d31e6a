import type { GradeChange, TaskGrade } from '@lemma/contracts';
import { figure, percent } from '../grade-book/grade-table.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Returns the grade in words. */
export function gradeWords(grade: TaskGrade): { readonly score: string; readonly detail: string } {
  const earned = grade.earned === null ? t(m.notBegun) : t(m.answersEarned, { earned: figure(grade.earned) });
  if (grade.isExcused) return { score: t(m.excused), detail: earned };
  const share = percent(grade.score, grade.points);
  if (grade.score === null || share === undefined) return { score: t(m.noScore), detail: t(m.notBegun) };
  return {
    score: t(m.ofPoints, { score: figure(grade.score), points: figure(grade.points) }),
    detail: grade.isOverridden ? earned : `${Math.round(share)} %`,
  };
}

/** Returns a teacher's decision in words. */
export function decisionWords(change: Pick<GradeChange, 'score' | 'isExcused'>): string {
  if (change.isExcused) return t(m.excused);
  if (change.score === null) return t(m.takenBack);
  return t(m.decidedPoints, { score: figure(change.score), count: change.score });
}
