import { part } from '../../../ui/part.ts';
import css from './Costs.module.css';

/** A quiet line under the question for penalties. */
export const Costs = part('p', css.costs);
