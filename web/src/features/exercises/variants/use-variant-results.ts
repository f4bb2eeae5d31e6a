import { listVariantResults, type Exercise } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { useEffect, useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { engine } from '../engine/engine-pool.ts';
import { revision } from '../engine/use-engine.ts';
import { resultsByKey, type VariantResult } from './shown-variants.ts';

const none: ReadonlyMap<string, VariantResult> = new Map();

/** How often learners got each variant right, by its key; for those who may edit the exercise. */
export function useVariantResults(
  { id, canEdit }: Exercise,
  document: ExerciseDocument,
): ReadonlyMap<string, VariantResult> {
  const { data } = useRead(listVariantResults, canEdit ? { exerciseId: id } : null);
  const [results, setResults] = useState(none);
  useEffect(() => {
    if (data === undefined || data.groups.length === 0) return undefined;
    const stop = new AbortController();
    const groups = data.groups.map((group) => ({
      excluded: group.excluded,
      seeds: group.results.map(({ seed }) => seed),
    }));
    engine.ask({ kind: 'keys', revision: revision(document), document, groups }, { signal: stop.signal }).then(
      (keys) => setResults(resultsByKey(data.groups, keys)),
      () => undefined,
    );
    return () => stop.abort();
  }, [data, document]);
  return results;
}
