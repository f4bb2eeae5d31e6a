import type { ReactElement, RefObject } from 'react';
import { GripVertical } from 'lucide-react';
import { part } from '../part.ts';
import css from './DragHandle.module.css';

const Grip = part('span', css.grip);

/** What a row is dragged by. The keys and buttons that move the row are for those who do not point. */
export function DragHandle({ handle }: { handle: RefObject<HTMLSpanElement | null> }): ReactElement {
  return (
    <Grip ref={handle} title="Drag to move" aria-hidden>
      <GripVertical />
    </Grip>
  );
}
