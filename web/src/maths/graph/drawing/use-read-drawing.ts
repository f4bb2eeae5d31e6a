import type { Drawing, Graph } from '@lemma/math/drawn';
import { useEffect, useState } from 'react';
import { importAgain } from '../../import-again.ts';
import type { Decimal, PlaneScene } from '../coordinates.ts';

/** The drawing of a value; `undefined` drawing where the tool cannot draw it. */
export interface ReadDrawing {
  readonly value: string;
  readonly drawing: Drawing | undefined;
}

/** Reads a value that was typed or kept before, so that it can be drawn; undefined until it is read. */
export function useReadDrawing(
  value: string,
  graph: Graph,
  window: PlaneScene['window'] | undefined,
  decimal: Decimal,
): ReadDrawing | undefined {
  const [read, setRead] = useState<ReadDrawing | undefined>(undefined);
  const isWanted = value.trim() !== '' && window !== undefined;
  // Graph and window may come anew with every reading of the page.
  const around = JSON.stringify({ graph, window });
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    const known = JSON.parse(around) as { graph: Graph; window: PlaneScene['window'] };
    importAgain(() => import('../graph-reader.ts')).then(
      ({ drawingOf }) => current && setRead({ value, drawing: drawingOf(value, known, decimal) }),
      // Without the engine it is not drawn; it counts all the same.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isWanted, value, around, decimal]);
  return isWanted && read?.value === value ? read : undefined;
}
