import type { PollRoundResults } from '@lemma/contracts';
import { useMediaQuery } from '../../../../ui/hooks/use-media-query.ts';
import { layOutCloud, type CloudBox, type Measure } from './cloud-layout.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './WordCloud.module.css';

const Cloud = part('div', css.cloud);

const wide: CloudBox = { width: 1600, height: 760, smallest: 46, largest: 150 };
const narrow: CloudBox = { width: 640, height: 560, smallest: 36, largest: 84 };

/** Words as large as they are frequent, around the most frequent one. Screen readers hear them as a list. */
export function WordCloud({ results }: { results: PollRoundResults }) {
  const box = useMediaQuery('(max-width:599.95px)') ? narrow : wide;
  const words = layOutCloud(results.groups, box, widthOf);
  return (
    <Cloud>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        {words.map(({ key, text, x, y, size }) => (
          <text key={key} x={x} y={y} fontSize={size}>
            {text}
          </text>
        ))}
      </svg>
      <ul aria-label={t(m.wordCloud)} className={css.spoken}>
        {results.groups
          .toSorted((a, b) => a.text.localeCompare(b.text))
          .map(({ key, text, count }) => (
            <li key={key}>
              {text} ({count})
            </li>
          ))}
      </ul>
    </Cloud>
  );
}

const family = '600 100px "IBM Plex Sans Variable", sans-serif';
let pen: CanvasRenderingContext2D | null | undefined;

/** As wide as the browser draws it; where it cannot say, as wide as letters mostly are. */
const widthOf: Measure = (text) => {
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null) return 0.62 * text.length;
  pen.font = family;
  return pen.measureText(text).width / 100;
};
