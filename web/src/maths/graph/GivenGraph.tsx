import type { Drawing, Graph } from '@lemma/math/drawn';
import type { Scene } from '@lemma/math/document';
import type { ReactNode } from 'react';
import type { BoxVerdict } from '../answer-states.ts';
import { classes } from '../../ui/classes.ts';
import { inBox, type PlaneScene } from './coordinates.ts';
import { DrawnOutline } from './DrawnOutline.tsx';
import { placeIn } from '../figures/layout.ts';
import { useReadDrawing } from './drawing/use-read-drawing.ts';
import css from './GivenGraph.module.css';
import handleCss from './GraphHandle.module.css';
import stageCss from './GraphStage.module.css';
import inkCss from './ink.module.css';
import { laterDrawn } from '../printing/later-drawn.tsx';
import { useOnTheWay } from '../printing/on-the-way.ts';

const Figure = laterDrawn(async () => (await import('../figures/Figure.tsx')).Figure);

interface GivenGraphProps {
  graph: Graph;
  /** The figures of the question; nothing is drawn where the one of the graph is not among them. */
  scenes: readonly Scene[];
  /** An answer or a key, as plain maths or LaTeX. */
  value: string;
  verdict?: BoxVerdict | undefined;
}

/** A given answer or a key, drawn on its figure; nothing when it cannot be drawn. */
export function GivenGraph({ graph, scenes, value, verdict }: GivenGraphProps): ReactNode {
  const scene = scenes.find(({ name }) => name === graph.figure);
  return scene?.window === undefined ? null : (
    <DrawnValue graph={graph} scene={{ ...scene, window: scene.window }} value={value} verdict={verdict} />
  );
}

function DrawnValue(props: Omit<GivenGraphProps, 'scenes'> & { scene: PlaneScene }) {
  const { graph, scene, value, verdict } = props;
  const read = useReadDrawing(value, graph, scene.window, '.');
  useOnTheWay(read === undefined && value.trim() !== '');
  if (read?.drawing === undefined) return null;
  return (
    <span className={classes(css.given, inkCss.ink, inkCss[verdict ?? 'none'])} data-given-graph>
      <Figure scene={scene} isPlain>
        <Marks graph={graph} scene={scene} drawing={read.drawing} />
      </Figure>
    </span>
  );
}

function Marks({ graph, scene, drawing }: { graph: Graph; scene: PlaneScene; drawing: Drawing }) {
  return (
    <span className={stageCss.stage} aria-hidden="true">
      <svg viewBox={`0 0 ${scene.width} ${scene.height}`} className={stageCss.drawn}>
        <DrawnOutline graph={graph} scene={scene} drawing={drawing} />
      </svg>
      {drawing.handles.map((handle, index) => {
        const { x, y } = inBox(handle, scene);
        const kind = handleCss[handle.end ?? 'point'];
        return (
          <span key={index} className={classes(handleCss.handle, handleCss.still, kind)} style={placeIn(scene, x, y)}>
            <span className={handleCss.mark} />
          </span>
        );
      })}
    </span>
  );
}
