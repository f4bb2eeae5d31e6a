import { part } from '../../ui/part.ts';
import css from './text-style.module.css';

/** How Markdown text looks; sizes are those of the text around it. */
export const TextRoot = part('div', css.textRoot);
