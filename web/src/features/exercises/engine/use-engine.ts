import type { ExerciseDocument, ExerciseTest, PartAnswer, ResponseVerdict, Variant } from '@lemma/math';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { WorkDropped, WorkTooLong } from '../../../maths/workers/worker-pool.ts';
import { engine } from './engine-pool.ts';
import { noLocks, type Locks } from './locked.ts';
import { t } from '../../../words/say.tsx';
import * as m from '../messages.ts';
import type { Drawn, HealthResult, SampleValues } from './messages.ts';

/** Seeds of the variants whose values appear beside the variables. */
export const sampleSeeds: readonly number[] = [11, 22, 33, 44, 55];

/** How long the author must pause before a thousand variants are tried. */
const quietTime = 600;
/** Longest time for a request, in milliseconds: an author's expression may never finish. */
export const patience = 8_000;
export const healthSeeds = 1_000;

let revisions = 0;
const revisionOf = new WeakMap<ExerciseDocument, number>();

/** The number by which the workers know a document. */
export function revision(document: ExerciseDocument): number {
  const known = revisionOf.get(document);
  if (known !== undefined) return known;
  revisions += 1;
  revisionOf.set(document, revisions);
  return revisions;
}

export interface Preview {
  /** The newest answer of the engine; it may be of the document a moment ago. */
  readonly drawn: Drawn | undefined;
  /** The last variant that could be drawn: it stays while the document is being corrected. */
  readonly variant: Variant | undefined;
  /** Values of the last samples that could be drawn. */
  readonly samples: readonly SampleValues[];
  /** Number of the variant that `drawn` is of. */
  readonly seed: number;
  readonly failure: string | undefined;
  readonly mark: (answers: readonly PartAnswer[]) => Promise<ResponseVerdict | undefined>;
  /** The answers in the words in which a test keeps them. */
  readonly keep: (answers: readonly PartAnswer[]) => Promise<ExerciseTest['answers'] | undefined>;
}

/** Small plain data from the worker, compared as text. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the list of problems that is already on the page when it says the same: what depends on it is not drawn anew. */
function withSame(last: Drawn | undefined, next: Drawn): Drawn {
  return last !== undefined && isSame(last.problems, next.problems) ? { ...next, problems: last.problems } : next;
}

interface State {
  readonly drawn?: Drawn;
  readonly variant?: Variant | undefined;
  readonly samples: readonly SampleValues[];
  readonly seed: number;
  readonly failure?: string;
}

interface PreviewOptions {
  readonly locks?: Locks;
  /** The language of the texts; that of the document when absent. */
  readonly language?: string;
}

/** Draws this variant of the document in a worker, again at every change; of changes that wait the newest wins. */
export function usePreview(
  document: ExerciseDocument,
  seed: number,
  { locks = noLocks, language }: PreviewOptions = {},
): Preview {
  const [state, setState] = useState<State>({ seed, samples: [] });
  const page = useRef<AbortController | undefined>(undefined);
  const lane = useRef({});
  useEffect(() => {
    page.current = new AbortController();
    return () => page.current?.abort();
  }, []);

  useEffect(() => {
    const signal = page.current?.signal;
    engine
      .ask(
        { kind: 'draw', revision: revision(document), document, language, seed, locks, sampleSeeds },
        { lane: lane.current, limit: patience, ...(signal && { signal }) },
      )
      .then(
        (drawn) =>
          setState((last) => ({
            drawn: withSame(last.drawn, drawn),
            seed,
            variant: drawn.variant ?? last.variant,
            samples: drawn.samples.length === 0 || isSame(drawn.samples, last.samples) ? last.samples : drawn.samples,
          })),
        (error: unknown) => {
          if (error instanceof WorkDropped) return;
          setState((last) => ({
            ...last,
            failure: error instanceof WorkTooLong ? t(m.takesTooLong) : t(m.cannotBeDrawn),
          }));
        },
      );
  }, [document, language, seed, locks]);

  const mark = useLatest((answers: readonly PartAnswer[]) =>
    engine.ask(
      { kind: 'mark', revision: revision(document), document, language, seed, locks, answers },
      { limit: patience },
    ),
  );
  const keep = useLatest((answers: readonly PartAnswer[]) =>
    engine.ask({ kind: 'keep', revision: revision(document), document, seed, locks, answers }, { limit: patience }),
  );
  return useMemo(() => {
    const { drawn, variant, samples, failure } = state;
    return { drawn, variant, samples, seed: state.seed, failure, mark, keep };
  }, [state, mark, keep]);
}

/** The health of the document over a thousand variants, tried in a worker once the author pauses. */
export function useHealth(document: ExerciseDocument, isReadable: boolean): HealthResult | undefined {
  const [result, setResult] = useState<{ document: ExerciseDocument; result: HealthResult }>();
  useEffect(() => {
    if (!isReadable) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const request = { kind: 'health', revision: revision(document), document, seeds: healthSeeds } as const;
      engine.ask(request, { signal: stop.signal }).then(
        (answer) => setResult({ document, result: answer }),
        () => undefined,
      );
    }, quietTime);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [document, isReadable]);
  return result?.document === document ? result.result : undefined;
}
