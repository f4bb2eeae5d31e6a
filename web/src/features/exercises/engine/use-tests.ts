import type { ExerciseDocument } from '@lemma/math';
import { useEffect, useRef, useState } from 'react';
import { engine } from './engine-pool.ts';
import type { EngineAnswers } from './messages.ts';
import { patience, revision } from './use-engine.ts';

export type TestResults = EngineAnswers['tests'];

/**
 * The results of the exercise's own tests, run in a worker at every change. Those of a moment ago stay until the new ones
 * come; undefined when the document cannot be read.
 */
export function useTests(document: ExerciseDocument): TestResults {
  const [results, setResults] = useState<TestResults>();
  const lane = useRef({});
  useEffect(() => {
    if (document.tests.length === 0) return;
    engine
      .ask({ kind: 'tests', revision: revision(document), document }, { lane: lane.current, limit: patience })
      .then(setResults, () => undefined);
  }, [document]);
  return document.tests.length === 0 ? [] : results;
}
