import { type Drawing, type Graph, type Place, toolRules } from '@lemma/math/drawn';
import { arrowAt } from '../figures/arrow.ts';
import { classes } from '../../ui/classes.ts';
import { inBox, type PlaneScene } from './coordinates.ts';
import css from './DrawnOutline.module.css';

interface DrawnOutlineProps {
  graph: Graph;
  scene: PlaneScene;
  drawing: Drawing;
}

/** Half a line beyond the edge of the figure, where a drawing ends: lines along the edge are whole. */
const rim = 5;

const round = (value: number): number => Math.round(value * 10) / 10;

function pathOf(places: readonly Place[], scene: PlaneScene, isClosed = false): string {
  const text = places.map((place, index) => {
    const { x, y } = inBox(place, scene);
    return `${index === 0 ? 'M' : index === 1 ? 'L' : ' '}${round(x)} ${round(y)}`;
  });
  return text.join('') + (isClosed ? 'Z' : '');
}

/** The line, curve or region that the handles make, as far as it is in the window. */
export function DrawnOutline({ graph, scene, drawing }: DrawnOutlineProps) {
  const { strokes, areas } = toolRules[graph.tool].outline(drawing, scene.window);
  const { width, height } = scene;
  const [across, down] = [width + 2 * rim, height + 2 * rim];
  return (
    <>
      <svg x={-rim} y={-rim} width={across} height={down} viewBox={`${-rim} ${-rim} ${across} ${down}`}>
        {areas.map((places, index) => (
          <path key={`area ${index}`} d={pathOf(places, scene, true)} className={css.area} />
        ))}
        {strokes.map((stroke, index) => (
          <path
            key={index}
            d={pathOf(stroke.places, scene, stroke.isClosed)}
            className={classes(
              css.stroke,
              stroke.isThin && css.thin,
              stroke.isDashed && css.dashed,
              stroke.isThick && css.thick,
            )}
          />
        ))}
      </svg>
      {strokes.map(({ hasArrow, places }, index) =>
        hasArrow === true ? <Tip key={`tip ${index}`} places={places} scene={scene} /> : null,
      )}
      {drawing.handles.map(({ end }, index) =>
        end === 'arrow' ? <EndArrow key={`end ${index}`} index={index} scene={scene} /> : null,
      )}
    </>
  );
}

function Tip({ places, scene }: { places: readonly Place[]; scene: PlaneScene }) {
  const [from, to] = [places.at(-2), places.at(-1)];
  if (!from || !to) return null;
  const [a, b] = [inBox(from, scene), inBox(to, scene)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return <path d={arrowAt(b.x, b.y, turn, 1.5)} className={css.tip} />;
}

/** An interval without end has an arrow at the edge. */
function EndArrow({ index, scene }: { index: number; scene: PlaneScene }) {
  const isLeft = index % 2 === 0;
  return (
    <path d={arrowAt(isLeft ? -14 : scene.width + 14, scene.height / 2, isLeft ? 180 : 0, 1.5)} className={css.tip} />
  );
}
