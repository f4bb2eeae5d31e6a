import type { ReactElement } from 'react';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../../ui/tooltip/Tooltip.tsx';
import type { RowAction } from './row-actions.tsx';
import css from './RowTools.module.css';

/** A button for each action on a row. */
export function RowTools({ actions }: { actions: readonly RowAction[] }): ReactElement {
  return (
    <div className={css.tools}>
      {actions.map(({ key, label, icon, onSelect, off, keys }) => (
        <Tooltip key={key} title={label}>
          <span>
            <IconButton size="small" aria-label={label} aria-keyshortcuts={keys} disabled={off} onClick={onSelect}>
              {icon}
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </div>
  );
}
