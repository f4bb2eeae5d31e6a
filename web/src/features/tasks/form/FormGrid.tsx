import { part } from '../../../ui/part.ts';
import css from './FormGrid.module.css';

/** Fields two abreast; one under the other on a phone. */
export const FormGrid = part('div', css.formGrid);

/** Content at the left, at the right what comes of it, which stays in view; below it on small screens. */
export const MainAndSide = part('div', css.mainAndSide);
