import type { ComponentProps } from 'react';
import { classes } from '../../ui/classes.ts';
import type { BoxVerdict } from '../answer-states.ts';
import css from './BoxFrame.module.css';

interface BoxFrameProps extends ComponentProps<'span'> {
  verdict?: BoxVerdict | undefined;
  unreadable?: boolean;
  minWidth?: number;
  wide?: boolean;
}

/**
 * The answer box: 44 high, grows with the answer up to the room it has, then scrolls inside. Its border never changes the
 * size, so nothing moves when a verdict comes.
 */
export function BoxFrame({ verdict, unreadable = false, minWidth = 96, wide = false, ...props }: BoxFrameProps) {
  const tone = unreadable || verdict === 'invalid' || verdict === 'partly' ? css.amber : verdict && css[verdict];
  return (
    <span {...props} className={classes(css.boxFrame, wide && css.wide, tone)} style={{ '--least': `${minWidth}px` }} />
  );
}
