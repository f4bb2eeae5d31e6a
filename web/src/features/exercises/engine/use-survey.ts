import type { ExerciseDocument, Variant } from '@lemma/math';
import type { Survey } from '@lemma/math/exercises';
import { useEffect, useRef, useState } from 'react';
import { engine } from './engine-pool.ts';
import { revision } from './use-engine.ts';

/** So many seeds are looked through for different variants. */
export const surveyedSeeds = 2_000;
const patience = 20_000;

export interface SurveyState {
  readonly survey: Survey | undefined;
  readonly hasFailed: boolean;
}

/** The different variants of a document that fulfil a condition; the last answer stays while a new one is worked out. */
export function useSurvey(document: ExerciseDocument, where: string): SurveyState {
  const [state, setState] = useState<SurveyState>({ survey: undefined, hasFailed: false });
  const lane = useRef({});
  useEffect(() => {
    engine
      .ask(
        { kind: 'survey', revision: revision(document), document, seeds: surveyedSeeds, where },
        { lane: lane.current, limit: patience },
      )
      .then(
        (survey) => setState({ survey, hasFailed: survey === undefined }),
        (error: unknown) => {
          if (!(error instanceof Error) || error.name !== 'WorkDropped')
            setState((last) => ({ ...last, hasFailed: true }));
        },
      );
  }, [document, where]);
  return state;
}

/** Draws variants in a language by their numbers when they are asked for; those that were drawn before stay. */
export function useVariants(
  document: ExerciseDocument,
  wanted: readonly { readonly seed: number }[],
  language: string,
): ReadonlyMap<number, Variant> {
  const [known, setKnown] = useState<ReadonlyMap<number, Variant>>(() => new Map());
  const missing = wanted.flatMap(({ seed }) => (known.has(seed) ? [] : [seed])).join(',');
  useEffect(() => {
    if (missing === '') return undefined;
    const stop = new AbortController();
    const variants = missing.split(',').map(Number);
    engine
      .ask(
        { kind: 'variants', revision: revision(document), document, language, variants },
        { signal: stop.signal, limit: patience },
      )
      .then(
        (drawn) => setKnown((old) => new Map([...old, ...drawn.map((variant) => [variant.seed, variant] as const)])),
        () => undefined,
      );
    return () => stop.abort();
  }, [document, language, missing]);
  return known;
}
