import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonVariant } from '../pressing/Button.tsx';
import { IconButton } from '../pressing/IconButton.tsx';
import { later } from '../later.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

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
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
}

const List = later(async () => (await import('./ActionMenuList.tsx')).ActionMenuList);

/** Loads what draws the lists, before one is opened. */
export const prepareMenu = List.prepare;

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
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setIsOpen] = useState(false);
  const opening = {
    id,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    onClick: (event: React.MouseEvent<HTMLElement>) => {
      setAnchor(event.currentTarget);
      setIsOpen(true);
    },
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
      {anchor === undefined ? null : (
        <List labelledBy={id} anchor={anchor} isOpen={isOpen} items={items} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
