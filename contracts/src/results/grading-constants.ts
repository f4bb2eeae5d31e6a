/** What the total weighs by: points alone, the class's sections, or groups of its own. */
export const weighings = ['points', 'sections', 'groups'] as const;
export type Weighing = (typeof weighings)[number];

/**
 * What a task is in a learner's total: it `counts`; it is due and was not begun (`missing`), which counts as zero; it was
 * one of the lowest of its group (`dropped`); the learner is `excused`; it has a score that does not count yet (`waiting`);
 * it is in no group with a weight (`outside`); there is nothing (`none`).
 */
export const gradeStates = ['counts', 'missing', 'dropped', 'excused', 'waiting', 'outside', 'none'] as const;
export type GradeState = (typeof gradeStates)[number];

/** What the cells of the grade book show. */
export const gradeUnits = ['percent', 'points', 'attempts'] as const;
export type GradeUnit = (typeof gradeUnits)[number];
