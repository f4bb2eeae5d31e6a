import { lazy, Suspense, use } from 'react';
import { FiguresContext } from './figures-context.ts';

const Figure = lazy(() => import('./Figure.tsx').then((module) => ({ default: module.Figure })));

/** The figure at its `[[figure:name]]`; nothing where it has not come along. */
export function PlacedFigure({ name }: { name: string }) {
  const scene = use(FiguresContext).find((one) => one.name === name);
  if (!scene) return null;
  return (
    <Suspense fallback={null}>
      <Figure scene={scene} />
    </Suspense>
  );
}
