import { part } from '../part.ts';
import css from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = part('span', css.visuallyHidden);
