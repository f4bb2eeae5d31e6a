import type { attempts, attemptVariants, responses, tasks } from '../../../core/db/tables/index.ts';
import type { ClassroomDays } from '../../classrooms/api.ts';
import type { Accommodation } from '../../tasks/api.ts';
import type { LastingDecision } from '../work/changed-verdict.ts';

/** An attempt without its sums, which change with each response. */
export type AttemptRow = Omit<typeof attempts.$inferSelect, 'score' | 'rightCount' | 'answeredCount'>;
export type VariantRow = typeof attemptVariants.$inferSelect;
export type ResponseRow = typeof responses.$inferSelect;
export type NewVariant = typeof attemptVariants.$inferInsert;

/** An attempt with the task it belongs to. */
export type OwnedAttempt = AttemptRow & {
  readonly task: typeof tasks.$inferSelect;
  readonly className: string;
  readonly classroomDays: ClassroomDays;
  /** Whether the learner is in the class now: not taken out of it, and not waiting to be let in. */
  readonly isMember: boolean;
  /** The learner's profile in the class. */
  readonly accommodation: Accommodation | null;
  /** The learner's own; null until their browser has said it. */
  readonly timeZone: string | null;
};

export interface VariantKey {
  readonly attemptId: string;
  readonly itemId: string;
  readonly number: number;
}

/** A variant with what marking it needs. */
export interface VariantContext {
  readonly variant: VariantRow;
  /** Pinned by the variant: what it was drawn from. */
  readonly versionId: string;
  /** Whose keys mark it. */
  readonly markingVersionId: string;
  /** Pinned by the item: what the next variant is drawn from. */
  readonly itemVersionId: string;
  readonly points: number;
  /** Decisions of the teacher about its question that stood when it was read. */
  readonly lasting?: readonly LastingDecision[];
  /** Number of the item's newest variant. */
  readonly currentNumber: number;
  /** Best share over the item's variants. */
  readonly bestShare: number;
}
