import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import type { MenuAction } from './ActionMenu.tsx';
import { Menu } from '../mui/Menu.ts';

interface ActionMenuListProps {
  /** Id of the button that opens it. */
  labelledBy: string;
  anchor: HTMLElement;
  isOpen: boolean;
  items: readonly MenuAction[];
  onClose: () => void;
}

/** The list of a menu of actions. */
export function ActionMenuList({ labelledBy, anchor, isOpen, items, onClose }: ActionMenuListProps): ReactElement {
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose} slotProps={{ list: { 'aria-labelledby': labelledBy } }}>
      {items.map((item) => (
        <MenuItem
          key={item.key}
          disabled={item.disabled ?? false}
          {...(item.href === undefined ? {} : { component: 'a', href: item.href, download: true })}
          onClick={() => {
            onClose();
            item.onSelect?.();
          }}
        >
          {item.icon}
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
