import { part } from '../../../ui/part.ts';
import css from './Costs.module.css';

/** What something costs, in a quiet line under the question. */
export const Costs = part('p', css.costs);
