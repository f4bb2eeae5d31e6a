import type {
  DocumentProblem,
  ExerciseDocument,
  PartAnswer,
  PublicVariant,
  ResponseVerdict,
  Variant,
} from '@lemma/math';

/** Work for the engine's threads, and what comes back for each. */
export type Job =
  | { readonly job: 'draw'; readonly versionId: string; readonly seed: number }
  | {
      readonly job: 'grade';
      readonly versionId: string;
      readonly seed: number;
      readonly answers: readonly PartAnswer[];
    }
  | { readonly job: 'check'; readonly document: ExerciseDocument }
  | { readonly job: 'sample'; readonly document: ExerciseDocument };

interface Results {
  draw: { readonly variant: Variant; readonly view: PublicVariant };
  grade: ResponseVerdict;
  check: readonly DocumentProblem[];
  sample: string;
}
export type ResultOf<J extends Job> = Results[J['job']];

export interface WorkerRequest {
  readonly id: number;
  readonly job: Job;
  /** Sent along when the thread does not know the version yet. */
  readonly document?: ExerciseDocument;
}

export type WorkerReply =
  | { readonly id: number; readonly result: unknown }
  /** The thread does not know the version: send its document. */
  | { readonly id: number; readonly needs: 'document' }
  | { readonly id: number; readonly error: string };
