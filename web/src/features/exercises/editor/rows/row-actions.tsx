import type { ReactElement } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** An action on a row: an item of its menu, or a button of its own. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactElement;
  readonly onSelect: () => void;
  readonly off: boolean;
  /** The keys that do the same. */
  readonly keys?: string;
}

interface Place {
  /** Distinguishes its buttons from those of other rows; the menu of one row needs none. */
  readonly name?: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly onMoveTo: (index: number) => void;
}

/** Moves a row up or down among its neighbours. */
export function moveActions({ name, index, isLast, onMoveTo }: Place): readonly RowAction[] {
  return [
    {
      key: 'up',
      label: name === undefined ? t(m.moveUp) : t(m.moveRowUp, { name }),
      icon: <ArrowUp aria-hidden />,
      onSelect: () => onMoveTo(index - 1),
      off: index === 0,
      keys: 'Alt+ArrowUp',
    },
    {
      key: 'down',
      label: name === undefined ? t(m.moveDown) : t(m.moveRowDown, { name }),
      icon: <ArrowDown aria-hidden />,
      onSelect: () => onMoveTo(index + 1),
      off: isLast,
      keys: 'Alt+ArrowDown',
    },
  ];
}
