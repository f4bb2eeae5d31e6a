import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export interface SlashItem {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

interface SlashMenuProps {
  isOpen: boolean;
  /** Where the slash stands on the screen. */
  at: { readonly left: number; readonly top: number } | undefined;
  items: readonly SlashItem[];
  onChoose: (item: SlashItem) => void;
  /** Closed without a choice: the slash stays; a space that was typed is handed on. */
  onClose: (typed: string) => void;
  /** It is gone and holds the focus no longer. */
  onGone: () => void;
}

/** What `/` offers to put into the text: arrows, first letters, Enter; Escape and space leave the slash as it is. */
export function SlashMenu({ isOpen, at, items, onChoose, onClose, onGone }: SlashMenuProps): ReactElement {
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onClose(' ');
  };
  return (
    <Menu
      open={isOpen}
      onClose={() => onClose('')}
      onKeyDownCapture={handleKey}
      anchorReference="anchorPosition"
      anchorPosition={at ?? { left: 0, top: 0 }}
      disableRestoreFocus
      slotProps={{
        transition: { onExited: onGone },
        list: { 'aria-label': 'Put in' },
        paper: { style: { maxHeight: 320 } },
      }}
    >
      {items.map((item) => (
        <MenuItem key={item.key} onClick={() => onChoose(item)}>
          <ListItemIcon>{item.icon}</ListItemIcon>
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
