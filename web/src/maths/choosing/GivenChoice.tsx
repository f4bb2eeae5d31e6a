import type { Choosing, Scene } from '@lemma/math/document';
import type { ReactNode } from 'react';
import type { BoxVerdict } from '../answer-states.ts';
import { laterDrawn } from '../printing/later-drawn.tsx';

const ChosenOnFigure = laterDrawn(async () => (await import('./ChosenOnFigure.tsx')).ChosenOnFigure);

interface GivenChoiceProps {
  choosing: Choosing;
  scenes: readonly Scene[];
  /** Keys of what was chosen. */
  value: string;
  verdict?: BoxVerdict | undefined;
}

/** Shows a choice that was made on a figure. */
export function GivenChoice({ choosing, scenes, value, verdict }: GivenChoiceProps): ReactNode {
  const scene = scenes.find(({ name }) => name === choosing.figure);
  return scene === undefined ? null : (
    <ChosenOnFigure choosing={choosing} scene={scene} value={value} verdict={verdict} />
  );
}
