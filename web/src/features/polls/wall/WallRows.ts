import { part } from '../../../ui/part.ts';
import css from './WallRows.module.css';

/** The rows of results on the wall: a short name, words, a bar and a figure. */
export const WallRows = part('ol', css.wallRows);

/** The share of a part in a whole, in whole percent. */
export const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));
