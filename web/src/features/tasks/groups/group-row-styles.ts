import { part } from '../../../ui/part.ts';
import css from './group-row-styles.module.css';

/** The rows of a task's exercises: handle, what, how it is drawn, points, tools; in two lines on a phone. */
export const GroupList = part('ol', css.groupList);

/** The contents of a group, under its head. */
export const GroupBox = part('div', css.groupBox);
