import type { PartAnswers } from '@lemma/contracts';
import { sameAnswers } from '../playing/answers.ts';

/** The text typed into one variant; the highest sequence is the newest (invariant 2). */
export interface Draft {
  readonly variantNumber: number;
  readonly sequence: number;
  readonly answers: PartAnswers;
}

/** A draft kept on this device until the server has acknowledged it. */
export interface LocalDraft extends Draft {
  /** `attemptId/itemId` */
  readonly key: string;
  readonly attemptId: string;
  readonly itemId: string;
  /** By the server's clock, as an ISO moment. */
  readonly typedAt: string;
}

export const draftKey = (attemptId: string, itemId: string): string => `${attemptId}/${itemId}`;

export interface MergedDraft extends Draft {
  /** The device has something that the server does not: it must be sent. */
  readonly mustSend: boolean;
}

/**
 * The draft to continue with: the newer one by sequence, of the present variant only. With the same sequence and other
 * answers (two devices typed without hearing of each other) this device's wins, above both, so that none is lost unseen.
 */
export function newestDraft(server: Draft, local: Draft | undefined): MergedDraft {
  if (local === undefined || local.variantNumber !== server.variantNumber || local.sequence < server.sequence) {
    return { ...server, mustSend: false };
  }
  if (local.sequence > server.sequence) return { ...local, mustSend: true };
  if (sameAnswers(local.answers, server.answers)) return { ...server, mustSend: false };
  return { ...local, sequence: local.sequence + 1, mustSend: true };
}

/** The sequence of the next key stroke: above everything that was ever seen for this variant. */
export function nextSequence(...seen: readonly number[]): number {
  return Math.max(0, ...seen) + 1;
}
