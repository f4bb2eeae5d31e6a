import type { Scene } from '@lemma/math/document';
import { useCallback, type ReactNode } from 'react';
import { FiguresContext, ScenesContext } from './figures-context.ts';
import { laterDrawn } from '../printing/later-drawn.tsx';

// A boundary of Suspense that opened a moment ago would hold them back for some tenths of a second.
const Figure = laterDrawn(async () => (await import('./Figure.tsx')).Figure);

const Sketchpad = laterDrawn(async () => (await import('../graph/Sketchpad.tsx')).Sketchpad);

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
      if (!isSketchpad) return <Figure scene={scene} isPlain={isPlain} />;
      return (
        <Sketchpad
          scene={{ ...scene, window }}
          sketch={sketch}
          keptAs={sketchesAs === undefined ? undefined : `${sketchesAs}/${name}`}
        />
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
