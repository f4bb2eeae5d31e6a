import { part } from '../../ui/part.ts';
import css from './RecordTable.module.css';

/**
 * A table of records. On a phone each row is a block: the head of the row first, then the values, those with a
 * `data-label` after their label, and the cell of class `act` at the upper right.
 */
export const RecordTable = part('table', css.recordTable);
