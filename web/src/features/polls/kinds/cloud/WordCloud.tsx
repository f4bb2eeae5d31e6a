import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';
import { u } from '../../wall/wall-unit.ts';
import type { WallResultsProps } from '../wall-kind.ts';
import { part } from '../../../../ui/part.ts';
import css from './WordCloud.module.css';

const Cloud = part('ul', css.cloud);

const smallest = 46;
const largest = 150;

/** Words as large as they are frequent; in the alphabet, so that they do not jump. */
export function WordCloud({ results }: WallResultsProps) {
  const most = Math.max(1, ...results.groups.map((group) => group.count));
  const words = [...results.groups].sort((a, b) => a.text.localeCompare(b.text));
  return (
    <Cloud aria-label="Word cloud">
      {words.map((word) => (
        <li
          key={word.key}
          style={{ '--size': u(smallest + (largest - smallest) * Math.sqrt((word.count - 1) / Math.max(1, most - 1))) }}
        >
          {word.text}
          <VisuallyHidden> ({word.count})</VisuallyHidden>
        </li>
      ))}
    </Cloud>
  );
}
