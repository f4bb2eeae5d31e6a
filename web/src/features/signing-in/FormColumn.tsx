import { part } from '../../ui/part.ts';
import css from './FormColumn.module.css';

/** A page of one short form: its heading, a sentence, the form, and where to go otherwise. */
export const FormColumn = part('div', css.formColumn);
