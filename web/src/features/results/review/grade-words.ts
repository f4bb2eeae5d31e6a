import type { GradeChange, TaskGrade } from '@lemma/contracts';
import { figure, percent } from '../grade-book/grade-table.ts';

/** Returns the grade in words. */
export function gradeWords(grade: TaskGrade): { readonly score: string; readonly detail: string } {
  const earned = grade.earned === null ? 'not begun' : `answers earned ${figure(grade.earned)}`;
  if (grade.isExcused) return { score: 'Excused', detail: earned };
  const share = percent(grade.score, grade.points);
  if (grade.score === null || share === undefined) return { score: 'No score', detail: 'not begun' };
  return {
    score: `${figure(grade.score)} of ${figure(grade.points)} points`,
    detail: grade.isOverridden ? earned : `${Math.round(share)} %`,
  };
}

/** Returns a teacher's decision in words. */
export function decisionWords(change: Pick<GradeChange, 'score' | 'isExcused'>): string {
  if (change.isExcused) return 'Excused';
  if (change.score === null) return 'Taken back';
  return `${figure(change.score)} ${change.score === 1 ? 'point' : 'points'}`;
}
