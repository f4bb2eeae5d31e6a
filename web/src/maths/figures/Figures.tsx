import type { Scene } from '@lemma/math/document';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { FiguresContext, ScenesContext } from './figures-context.ts';
import { OnTheWay } from '../printing/on-the-way.ts';

const Figure = lazy(() => import('./Figure.tsx').then((module) => ({ default: module.Figure })));

const Sketchpad = lazy(() => import('../graph/Sketchpad.tsx').then((module) => ({ default: module.Sketchpad })));

interface FiguresProps {
  scenes: readonly Scene[];
  /** Sketchpads can be drawn on. Elsewhere, as on paper, they are figures like all others. */
  canSketch?: boolean;
  /** The name under which this device keeps what is drawn on them, so that it is there after a reload. */
  sketchesAs?: string | undefined;
  children: ReactNode;
}

/** The figures that the texts inside may place by `[[figure:name]]`; a missing figure leaves no trace. */
export function Figures({ scenes, canSketch = false, sketchesAs, children }: FiguresProps): ReactNode {
  const place = useCallback(
    (name: string, isPlain = false): ReactNode => {
      const scene = scenes.find((one) => one.name === name);
      if (!scene) return null;
      const { sketch, window } = scene;
      const isSketchpad = sketch !== undefined && window !== undefined && !isPlain && canSketch;
      return (
        <Suspense fallback={<OnTheWay />}>
          {isSketchpad ? (
            <Sketchpad
              scene={{ ...scene, window }}
              sketch={sketch}
              keptAs={sketchesAs === undefined ? undefined : `${sketchesAs}/${name}`}
            />
          ) : (
            <Figure scene={scene} isPlain={isPlain} />
          )}
        </Suspense>
      );
    },
    [scenes, canSketch, sketchesAs],
  );
  return (
    <ScenesContext value={scenes}>
      <FiguresContext value={place}>{children}</FiguresContext>
    </ScenesContext>
  );
}
