import { notations, type Scene } from '@lemma/math/document';
import { valueOf } from '@lemma/math/drawn';
import { useDeferredValue, useState } from 'react';
import { useNotation } from '../reading/notation-context.ts';
import { MathText } from '../typesetting/MathText.tsx';
import { t } from '../../words/say.tsx';
import type { PlaneScene } from './coordinates.ts';
import { DrawingFrame, howTo } from './DrawingFrame.tsx';
import { useDrawing } from './drawing/use-drawing.ts';
import { useLatex } from './drawing/use-latex.ts';
import * as m from './messages.ts';
import css from './Sketchpad.module.css';

interface SketchpadProps {
  scene: PlaneScene;
  sketch: NonNullable<Scene['sketch']>;
}

/** A figure on which its reader draws to try something out. Nothing of it leaves the page. */
export function Sketchpad({ scene, sketch: { graph, showsValue } }: SketchpadProps) {
  // More elements of the same figure come with hints: the drawing stays.
  return <Pad key={JSON.stringify({ graph, window: scene.window })} scene={scene} sketch={{ graph, showsValue }} />;
}

function Pad({ scene, sketch }: SketchpadProps) {
  const [graph] = useState(sketch.graph);
  const [value, setValue] = useState('');
  const { decimal } = notations[useNotation()];
  const state = useDrawing({ graph, scene, decimal, value, onChange: setValue });
  const shown = sketch.showsValue && state.gap === undefined ? valueOf(state.drawing, graph, decimal) : '';
  return (
    <DrawingFrame
      state={state}
      label={t(m.sketchpad)}
      how={state.isUntouched ? `${howTo(state)} ${t(m.notMarked)}` : howTo(state)}
      isReadOnly={false}
      announcedToo={shown}
    >
      {shown === '' ? null : <ShownValue value={shown} />}
    </DrawingFrame>
  );
}

/** The drawing as maths. It may come a moment after the drawing: a handle that is dragged does not wait for it. */
function ShownValue({ value }: { value: string }) {
  const latex = useLatex(useDeferredValue(value), false);
  return latex === undefined ? null : (
    <span className={css.value} aria-hidden="true">
      <MathText inline source={`$${latex}$`} direction="ltr" />
    </span>
  );
}
