import { part } from './part.ts';
import css from './PressRows.module.css';

/**
 * Rows of a card of which one can be chosen: list items whose only child is a button with `aria-pressed`. The stylesheet
 * of its user sets `--row-columns`, the columns of a row.
 */
export const PressRows = part('ol', css.rows);
