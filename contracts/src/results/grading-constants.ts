/** Ways to weigh the total: by points alone, the class's sections, or groups of its own. */
export const weighings = ['points', 'sections', 'groups'] as const;
export type Weighing = (typeof weighings)[number];

/**
 * The state of a task in a learner's total: it `counts`; it is due and was not begun (`missing`), which counts as zero;
 * it was one of the lowest of its group (`dropped`); the learner is `excused`; it has a score that does not count yet
 * (`waiting`); it is in no group with a weight (`outside`); there is nothing (`none`).
 */
export const gradeStates = ['counts', 'missing', 'dropped', 'excused', 'waiting', 'outside', 'none'] as const;
export type GradeState = (typeof gradeStates)[number];

/** Units in the cells of the grade book. */
export const gradeUnits = ['percent', 'points', 'attempts'] as const;
export type GradeUnit = (typeof gradeUnits)[number];
