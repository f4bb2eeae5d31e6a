import { part } from './part.ts';
import css from './Prose.module.css';

/** Running text: a column one can read, with headings, lists and tables. */
export const Prose = part('div', css.prose);
