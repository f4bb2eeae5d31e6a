import type { ReactElement } from 'react';
import { Ellipsis } from 'lucide-react';
import { ActionMenu } from '../../../../ui/menus/ActionMenu.tsx';
import type { RowAction } from './row-actions.tsx';

/** The menu of a row, with the actions that are possible now. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }): ReactElement {
  const items = actions
    .filter(({ off }) => !off)
    .map(({ key, label: words, icon, onSelect }) => ({ key, label: words, icon, onSelect }));
  return <ActionMenu label={label} icon={<Ellipsis aria-hidden />} iconOnly size="small" items={items} />;
}
