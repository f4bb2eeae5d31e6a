import { part } from '../../ui/part.ts';
import css from './keyboard-style.module.css';

/** The docked panel: 326 high on a phone, 600 wide and centred from 600 px, with a column of tips from 900 px. */
export const Panel = part('section', css.panel);

export const Tips = part('aside', css.tips);
