import type { DocumentProblem, ExerciseDocument, PartAnswer, ResponseVerdict, Variant } from '@lemma/math';
import type { HealthReport } from '@lemma/math/exercises';

/** What the page asks of the engine's worker. A document is known by its revision, so that it is read once. */
export type EngineRequest =
  | {
      readonly kind: 'draw';
      readonly revision: number;
      readonly document: ExerciseDocument;
      readonly seed: number;
      readonly sampleSeeds: readonly number[];
    }
  | {
      readonly kind: 'grade';
      readonly revision: number;
      readonly document: ExerciseDocument;
      readonly seed: number;
      readonly answers: readonly PartAnswer[];
    }
  | { readonly kind: 'health'; readonly revision: number; readonly document: ExerciseDocument; readonly seeds: number };

/** Values of one sample by variable name; absent when that draw failed. */
export type SampleValues = Readonly<Record<string, { readonly latex: string; readonly plain: string }>> | undefined;

export interface Drawn {
  readonly problems: readonly DocumentProblem[];
  readonly variant: Variant | undefined;
  /** Why there is no variant although the document could be read. */
  readonly drawProblem: DocumentProblem | undefined;
  readonly samples: readonly SampleValues[];
}

export interface HealthResult {
  readonly report: HealthReport | undefined;
  readonly milliseconds: number;
}

export interface EngineAnswers {
  readonly draw: Drawn;
  readonly grade: ResponseVerdict | undefined;
  readonly health: HealthResult;
}
