import type { FeedbackKind } from './feedback-kinds.ts';

/** Feedback that was typed and not sent yet. */
export interface FeedbackDraft {
  readonly kind: FeedbackKind;
  readonly subject: string;
  readonly message: string;
  readonly wantsAnswer: boolean;
  readonly email: string;
}

let kept: { readonly whose: string; readonly draft: FeedbackDraft } | undefined;

/** The draft of this person in this tab; another person's is none of theirs. */
export function findDraft(whose: string): FeedbackDraft | undefined {
  return kept?.whose === whose ? kept.draft : undefined;
}

export function keepDraft(whose: string, draft: FeedbackDraft): void {
  kept = { whose, draft };
}

export function forgetDraft(): void {
  kept = undefined;
}
