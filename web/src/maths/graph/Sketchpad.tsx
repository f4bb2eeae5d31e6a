import { notations, type Scene } from '@lemma/math/document';
import { type Drawing, gapOf, valueOf } from '@lemma/math/drawn';
import { useCallback, useState } from 'react';
import { useNotation } from '../reading/notation-context.ts';
import { MathText } from '../typesetting/MathText.tsx';
import { t } from '../../words/say.tsx';
import type { PlaneScene } from './coordinates.ts';
import { DrawingFrame, howTo } from './DrawingFrame.tsx';
import { keepSketch, keptSketch } from './drawing/kept-sketches.ts';
import { useDrawing } from './drawing/use-drawing.ts';
import { useLatex } from './drawing/use-latex.ts';
import { useRested } from './drawing/use-rested.ts';
import * as m from './messages.ts';
import css from './Sketchpad.module.css';

interface SketchpadProps {
  scene: PlaneScene;
  sketch: NonNullable<Scene['sketch']>;
  /** The name under which this device keeps the drawing; without one it is gone with the page. */
  keptAs?: string | undefined;
}

/** A figure on which its reader draws to try something out. Nothing of it leaves the page. */
export function Sketchpad({ scene, sketch: { graph, showsValue }, keptAs }: SketchpadProps) {
  // More elements of the same figure come with hints: the drawing stays.
  const around = JSON.stringify({ graph, window: scene.window, keptAs });
  return <Pad key={around} scene={scene} sketch={{ graph, showsValue }} keptAs={keptAs} />;
}

function Pad({ scene, sketch, keptAs }: SketchpadProps) {
  const [graph] = useState(sketch.graph);
  const { decimal } = notations[useNotation()];
  const [opened] = useState(() => (keptAs === undefined ? undefined : keptSketch(keptAs, graph)));
  const [value, setValue] = useState(() => (opened === undefined ? '' : valueOf(opened, graph, decimal)));
  const handleChange = useCallback(
    (next: string, drawing: Drawing): void => {
      setValue(next);
      if (keptAs !== undefined) keepSketch(keptAs, graph, drawing);
    },
    [keptAs, graph],
  );
  const state = useDrawing({ graph, scene, decimal, value, opened, onChange: handleChange });
  const maths = (drawing: Drawing): string =>
    sketch.showsValue && gapOf(drawing, graph) === undefined ? valueOf(drawing, graph, decimal) : '';
  // A handle that is dragged does not wait for the formula.
  const shown = maths(useRested(state.drawing, state.isDragged));
  return (
    <DrawingFrame
      state={state}
      label={t(m.sketchpad)}
      how={state.isUntouched ? `${howTo(state)} ${t(m.notMarked)}` : howTo(state)}
      isReadOnly={false}
      announcedToo={maths}
    >
      {shown === '' ? null : <ShownValue value={shown} />}
    </DrawingFrame>
  );
}

/** The drawing as maths. */
function ShownValue({ value }: { value: string }) {
  const latex = useLatex(value, false);
  return latex === undefined ? null : (
    <span className={css.value} aria-hidden="true">
      <MathText inline source={`$${latex}$`} direction="ltr" />
    </span>
  );
}
