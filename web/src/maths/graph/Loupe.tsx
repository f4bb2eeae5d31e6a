import type { Place } from '@lemma/math/drawn';
import { memo } from 'react';
import { AxisLine, Grid } from '../figures/FigureAxes.tsx';
import { Lines } from '../figures/FigureElements.tsx';
import { inBox, type PlaneScene } from './coordinates.ts';
import { useGraph } from './drawing/drawing-context.ts';
import { DrawnOutline } from './DrawnOutline.tsx';
import css from './Loupe.module.css';

/** Units of the box that the loupe shows in each direction. */
const reach = 90;

/** The place under the finger, above it and larger. */
export function Loupe({ at }: { at: Place }) {
  const { graph, scene, drawing } = useGraph();
  const { x, y } = inBox(at, scene);
  return (
    <svg className={css.loupe} viewBox={`${x - reach} ${y - reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
      <Ground scene={scene} />
      <DrawnOutline graph={graph} scene={scene} drawing={drawing} />
      <circle cx={x} cy={y} r="9" className={css.spot} />
    </svg>
  );
}

const Ground = memo(function Ground({ scene }: { scene: PlaneScene }) {
  return (
    <>
      <Grid scene={scene} />
      {scene.axes.map((axis) => (
        <AxisLine key={axis.direction} axis={axis} scene={scene} />
      ))}
      {scene.elements.map((element, index) => (
        <Lines key={index} element={element} style={0} size={scene.size} />
      ))}
    </>
  );
});
