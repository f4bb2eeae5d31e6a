import type { ChartKind, LineElementKind, PlaneElementKind, Scene } from '@lemma/math/document';
import { MathText } from '../typesetting/MathText.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './FigureTable.module.css';

/** A figure as numbers that a careful look would give: a row for each thing in it. */
export function FigureTable({ scene }: { scene: Scene }) {
  return (
    <ScrollBox label={t(m.figureAsTable)}>
      <table className={css.table}>
        <tbody>
          {scene.elements
            .filter(({ readings }) => readings.length > 0)
            .map(({ kind, label, readings }, index) => (
              <tr key={index}>
                <th scope="row">{label === '' ? nameOf(kind) : <MathText inline source={label} direction="ltr" />}</th>
                {readings.map((reading, at) => (
                  <td key={at}>
                    {reading.length === 2 && scene.window ? `(${reading.join(' | ')})` : reading.join(' ')}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Kinds of which a look at the grid gives no numbers. */
type WithoutNumbers = 'parametric' | 'polar' | 'implicit' | 'slopeField' | 'region' | 'between' | 'text';
type KindWithNumbers = Exclude<PlaneElementKind | LineElementKind | ChartKind, WithoutNumbers>;

const names: Readonly<Record<KindWithNumbers, string>> = {
  curve: t(m.curve),
  curveOfY: t(m.curve),
  asymptote: t(m.asymptote),
  points: t(m.points),
  segment: t(m.segment),
  line: t(m.line),
  ray: t(m.ray),
  vector: t(m.vector),
  polygon: t(m.corners),
  circle: t(m.centreOfCircle),
  arc: t(m.centreOfArc),
  ellipse: t(m.centreOfEllipse),
  angle: t(m.vertexOfAngle),
  interval: t(m.interval),
  bars: t(m.bar),
  pie: t(m.slice),
  histogram: t(m.classLabel),
  box: t(m.leastQuartilesWithMedian),
  dots: t(m.valuesWithHowOften),
  scatter: t(m.points),
  'stem-and-leaf': t(m.stemsWithLeaves),
};

const nameOf = (kind: string): string => names[kind as KindWithNumbers];
