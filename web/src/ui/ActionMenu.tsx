import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';

export interface MenuAction {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect?: () => void;
  /** A plain address instead of an action: downloads. */
  readonly href?: string;
  readonly disabled?: boolean;
}

interface ActionMenuProps {
  /** Label of the button; for a button of only an icon its accessible name. */
  label: string;
  items: readonly MenuAction[];
  icon?: ReactNode;
  /** Shows the icon alone. */
  iconOnly?: boolean;
  variant?: NonNullable<ButtonProps['variant']>;
  size?: 'small' | 'medium' | 'large';
}

/** A button that opens a short list of actions. */
export function ActionMenu({
  label,
  items,
  icon,
  iconOnly = false,
  variant = 'outlined',
  size = 'medium',
}: ActionMenuProps): ReactElement {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const opening = {
    id,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    onClick: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {iconOnly ? (
        <Tooltip title={label}>
          <IconButton {...opening} size={size} aria-label={label}>
            {icon}
          </IconButton>
        </Tooltip>
      ) : (
        <Button {...opening} variant={variant} size={size} startIcon={icon}>
          {label}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-labelledby': id } }}>
        {items.map((item) => (
          <MenuItem
            key={item.key}
            disabled={item.disabled ?? false}
            {...(item.href === undefined ? {} : { component: 'a', href: item.href, download: true })}
            onClick={() => {
              close();
              item.onSelect?.();
            }}
          >
            {item.icon}
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
