import type { Scene } from '@lemma/math/document';
import { lazy, Suspense, type ReactElement } from 'react';
import { part } from '../../../../ui/part.ts';
import css from './SmallFigure.module.css';

const Figure = lazy(async () => ({ default: (await import('../../../../maths/figures/Figure.tsx')).Figure }));

const Frame = part('span', css.frame);

/** A figure as a small picture beside its name, which is enough for people who do not see the picture. */
export function SmallFigure({ scene }: { scene: Scene | undefined }): ReactElement {
  return (
    <Frame aria-hidden="true" inert>
      {scene === undefined ? null : (
        <Suspense fallback={null}>
          <Figure scene={scene} isPlain />
        </Suspense>
      )}
    </Frame>
  );
}
