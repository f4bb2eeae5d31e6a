import type {
  DocumentProblem,
  ExerciseDocument,
  ExerciseTest,
  PartAnswer,
  ResponseVerdict,
  Variant,
} from '@lemma/math';
import type { FittedWindow, HealthReport, Survey, TriedTest } from '@lemma/math/exercises';
import type { Locks } from './locked.ts';

/** The subject of a request; a document is known by its revision, so that it is read once. */
interface About {
  readonly revision: number;
  readonly document: ExerciseDocument;
  /** The language of the texts, where they are complete in it; that of the document when absent. */
  readonly language?: string | undefined;
  /** The language of the page that reads the answer. */
  readonly reader?: string;
}

interface OfVariant extends About {
  readonly seed: number;
  readonly locks: Locks;
}

/** Seeds that were drawn while these variants were switched off. */
export interface SeedsOfDraws {
  readonly excluded: readonly string[];
  readonly seeds: readonly number[];
}

/** The requests of the page to the engine's worker. */
export type EngineRequest =
  | (OfVariant & { readonly kind: 'draw'; readonly sampleSeeds: readonly number[] })
  | (OfVariant & { readonly kind: 'mark'; readonly answers: readonly PartAnswer[] })
  | (About & { readonly kind: 'health'; readonly seeds: number })
  | (About & { readonly kind: 'tests' })
  | (OfVariant & { readonly kind: 'keep'; readonly answers: readonly PartAnswer[] })
  | (About & { readonly kind: 'survey'; readonly seeds: number; readonly where: string })
  | (About & { readonly kind: 'fit'; readonly figure: string; readonly seeds: readonly number[] })
  | (About & { readonly kind: 'keys'; readonly groups: readonly SeedsOfDraws[] })
  | (About & { readonly kind: 'variants'; readonly variants: readonly number[] });

/** Values of one sample by variable name; absent when that draw failed. */
export type SampleValues = Readonly<Record<string, { readonly latex: string; readonly plain: string }>> | undefined;

export interface Drawn {
  readonly problems: readonly DocumentProblem[];
  readonly variant: Variant | undefined;
  /** Why there is no variant although the document could be read. */
  readonly drawProblem: DocumentProblem | undefined;
  readonly samples: readonly SampleValues[];
  /** The document with its texts in the language that was asked for; absent where none was. */
  readonly texts?: ExerciseDocument | undefined;
}

export interface HealthResult {
  readonly report: HealthReport | undefined;
  readonly milliseconds: number;
}

export interface EngineAnswers {
  readonly draw: Drawn;
  readonly mark: ResponseVerdict | undefined;
  readonly health: HealthResult;
  /** One result for each test; undefined when the document cannot be read. */
  readonly tests: readonly TriedTest[] | undefined;
  /** The answers as a test keeps them. */
  readonly keep: ExerciseTest['answers'] | undefined;
  readonly survey: Survey | undefined;
  /** The window that a figure needs; undefined when nothing determines its size. */
  readonly fit: FittedWindow | undefined;
  /** By which the drawn variants are known, for each group in the order of its seeds; empty for what cannot be drawn. */
  readonly keys: readonly (readonly string[])[];
  /** Those that could be drawn, switched off or not. */
  readonly variants: readonly Variant[];
}
