import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { ArrowDown, ArrowUp, CornerDownRight, Ellipsis } from 'lucide-react';
import { CardRowLink } from '../../../ui/Card.tsx';
import { ActionMenu, type MenuAction } from '../../../ui/menus/ActionMenu.tsx';
import { DragHandle } from '../../../ui/reordering/DragHandle.tsx';
import { useReorderDrag } from '../../../ui/reordering/use-reorder-drag.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './MovableRow.module.css';

/** How a row of the class's page is moved; places count heads and tasks of all sections. */
export interface RowMove {
  readonly index: number;
  readonly onMoveTo: (index: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  /** Sections that it can be sent to other than its own. */
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  readonly onSend: (sectionId: string) => void;
}

/** All rows and heads of the page are one list: a task can be dropped in any section. */
export const orderList = 'class-order';

const Item = part(CardRowLink, css.item);

/** Alt with an arrow moves what has the focus, and it keeps the focus. */
export function stepKeys(onStep: (by: 1 | -1) => void): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(by);
  };
}

interface MovableRowProps {
  name: string;
  move?: RowMove | undefined;
  /** The link that the row is. */
  children: ReactNode;
}

/** A row that is one link as a whole, and is moved by its handle, by its menu, or with Alt and an arrow. */
export function MovableRow({ name, move, children }: MovableRowProps): ReactElement {
  if (move === undefined) return <Item>{children}</Item>;
  return (
    <Movable name={name} move={move}>
      {children}
    </Movable>
  );
}

function Movable({ name, move, children }: { name: string; move: RowMove; children: ReactNode }): ReactElement {
  const { row, handle, marks } = useReorderDrag<HTMLLIElement>(orderList, move.index, move.onMoveTo);
  const items: readonly MenuAction[] = [
    { key: 'up', label: t(m.moveUp), icon: <ArrowUp aria-hidden />, onSelect: () => move.onStep(-1) },
    { key: 'down', label: t(m.moveDown), icon: <ArrowDown aria-hidden />, onSelect: () => move.onStep(1) },
    ...move.sections.map(({ id, name: section }) => ({
      key: id,
      label: t(m.moveTo, { section }),
      icon: <CornerDownRight aria-hidden />,
      onSelect: () => move.onSend(id),
    })),
  ];
  return (
    <Item ref={row} {...marks} data-movable onKeyDown={stepKeys(move.onStep)}>
      <DragHandle handle={handle} />
      {children}
      <ActionMenu label={t(m.move, { name })} icon={<Ellipsis aria-hidden />} iconOnly size="small" items={items} />
    </Item>
  );
}
