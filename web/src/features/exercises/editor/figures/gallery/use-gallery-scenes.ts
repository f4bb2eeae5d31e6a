import { mostFigures, type ExerciseDocument, type Scene } from '@lemma/math/document';
import { useEffect, useState } from 'react';
import { starterDocument } from '../../../draft/starter.ts';
import { engine } from '../../../engine/engine-pool.ts';
import { noLocks } from '../../../engine/locked.ts';
import { patience, revision } from '../../../engine/use-engine.ts';
import { readyFigures } from './gallery-figures.ts';

/** Exercises that have these figures and nothing of their own: one holds only so many. */
const documents: readonly ExerciseDocument[] = Array.from(
  { length: Math.ceil(readyFigures.length / mostFigures) },
  (_, index) => ({
    ...starterDocument,
    figures: readyFigures.slice(index * mostFigures, (index + 1) * mostFigures).map(({ figure }) => figure),
  }),
);

/** The pictures of the gallery, drawn one after the other by the engine in its worker. */
export function useGalleryScenes(): readonly Scene[] {
  const [scenes, setScenes] = useState<readonly Scene[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    for (const document of documents) {
      engine
        .ask(
          { kind: 'draw', revision: revision(document), document, seed: 1, locks: noLocks, sampleSeeds: [] },
          { signal: stop.signal, limit: patience },
        )
        .then(
          ({ variant }) => setScenes((drawn) => [...drawn, ...(variant?.figures ?? [])]),
          () => undefined,
        );
    }
    return () => stop.abort();
  }, []);
  return scenes;
}
