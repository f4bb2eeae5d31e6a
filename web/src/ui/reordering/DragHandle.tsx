import type { ReactElement, RefObject } from 'react';
import { GripVertical } from 'lucide-react';
import { part } from '../part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './DragHandle.module.css';

const Grip = part('span', css.grip);

/** The handle by which a row is dragged. Keys and buttons also move the row, for people without a pointer. */
export function DragHandle({ handle }: { handle: RefObject<HTMLSpanElement | null> }): ReactElement {
  return (
    <Grip ref={handle} title={t(m.dragToMove)} data-grip aria-hidden>
      <GripVertical />
    </Grip>
  );
}
