import type { Scene } from '@lemma/math/document';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { FiguresContext, ScenesContext } from './figures-context.ts';
import { OnTheWay } from '../printing/on-the-way.ts';

const Figure = lazy(() => import('./Figure.tsx').then((module) => ({ default: module.Figure })));

/** The figures that the texts inside may place by `[[figure:name]]`; a missing figure leaves no trace. */
export function Figures({ scenes, children }: { scenes: readonly Scene[]; children: ReactNode }): ReactNode {
  const place = useCallback(
    (name: string, isPlain = false): ReactNode => {
      const scene = scenes.find((one) => one.name === name);
      return scene ? (
        <Suspense fallback={<OnTheWay />}>
          <Figure scene={scene} isPlain={isPlain} />
        </Suspense>
      ) : null;
    },
    [scenes],
  );
  return (
    <ScenesContext value={scenes}>
      <FiguresContext value={place}>{children}</FiguresContext>
    </ScenesContext>
  );
}
