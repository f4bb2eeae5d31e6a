import type {
  AnswerType,
  DocumentProblem,
  ExerciseDocument,
  PartAnswer,
  PublicVariant,
  ResponseVerdict,
  Variant,
} from '@lemma/math';
import type { NotationId } from '@lemma/math/regional';
import type { CauseGroup, EqualAnswer, Opinion, Unfinished, WrongAnswer } from '@lemma/math/marking';

/** Work for the engine's threads, and what comes back for each. */
export type Job =
  | {
      readonly job: 'draw';
      readonly versionId: string;
      readonly seed: number;
      readonly notation?: NotationId;
      /** The reader's languages, the dearest first. */
      readonly languages?: readonly string[];
    }
  | {
      readonly job: 'mark';
      readonly versionId: string;
      readonly seed: number;
      readonly answers: readonly PartAnswer[];
      readonly unfinished: Unfinished;
      readonly languages: readonly string[];
    }
  | {
      /** Marks answers as a learner typed them. */
      readonly job: 'mark-typed';
      readonly versionId: string;
      readonly seed: number;
      readonly answers: readonly PartAnswer[];
      readonly unfinished: Unfinished;
      readonly notation: NotationId;
      /** For the feedback; what counts is the same in every language. */
      readonly languages: readonly string[];
    }
  | {
      readonly job: 'group';
      readonly versionId: string;
      /** Of the variant that the groups are shown in. */
      readonly seed: number;
      readonly part: string;
      readonly wrong: readonly WrongAnswer[];
    }
  | {
      readonly job: 'equal';
      /** Of the question: what was compared for it once is remembered under this name. */
      readonly key: string;
      readonly answerType: AnswerType;
      readonly letters: readonly string[];
      readonly answers: readonly string[];
    }
  | {
      readonly job: 'opinion';
      readonly versionId: string;
      readonly seed: number;
      readonly part: string;
      readonly answer: string;
    }
  | {
      readonly job: 'beside';
      readonly versionId: string;
      readonly seed: number;
      readonly part: string;
      readonly answer: string;
      readonly others: readonly string[];
    }
  | {
      readonly job: 'keep';
      readonly versionId: string;
      readonly seed: number;
      readonly answers: readonly PartAnswer[];
    }
  | {
      readonly job: 'mark-draft';
      readonly document: ExerciseDocument;
      readonly seed: number;
      readonly answers: readonly PartAnswer[];
    }
  | { readonly job: 'name-error'; readonly reason: string }
  | { readonly job: 'check'; readonly document: ExerciseDocument }
  | { readonly job: 'sample'; readonly document: ExerciseDocument };

/** A verdict with the answers in canonical form, as they are kept. */
export interface MarkedAnswers {
  readonly verdict: ResponseVerdict;
  readonly answers: readonly PartAnswer[];
}

interface Results {
  draw: { readonly variant: Variant; readonly view: PublicVariant };
  mark: ResponseVerdict;
  'mark-typed': MarkedAnswers;
  group: readonly CauseGroup[];
  /** Null for those that there was no time for. */
  equal: readonly (EqualAnswer | null)[];
  opinion: Opinion;
  beside: readonly boolean[];
  keep: readonly PartAnswer[];
  'mark-draft': ResponseVerdict;
  'name-error': string;
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
