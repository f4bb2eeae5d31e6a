import type { Scene } from '@lemma/math/document';
import { MathText } from '../typesetting/MathText.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import css from './Figure.module.css';

/** A figure as numbers that a careful look would give: a row for each thing in it. */
export function FigureTable({ scene }: { scene: Scene }) {
  return (
    <ScrollBox label="The figure as a table">
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

const names: Readonly<Record<string, string>> = {
  curve: 'Curve',
  points: 'Points',
  segment: 'Segment',
  line: 'Line',
  ray: 'Ray',
  vector: 'Vector',
  polygon: 'Corners',
  circle: 'Centre of the circle',
  arc: 'Centre of the arc',
  ellipse: 'Centre of the ellipse',
  angle: 'Vertex of the angle',
  interval: 'Interval',
  bars: 'Bar',
  pie: 'Slice',
  histogram: 'Class',
  box: 'Least, quartiles with median, greatest',
  dots: 'Values with how often',
  scatter: 'Points',
  'stem-and-leaf': 'Stems with leaves',
};

const nameOf = (kind: string): string => names[kind] ?? kind;
