import { useRef, useState } from 'react';
import type { SlashItem } from './SlashMenu.tsx';

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Where the menu stands and what it offers. What was chosen is done once the menu has given the focus back. */
export function useSlashMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const [offer, setOffer] = useState<{ readonly at: Place; readonly items: readonly SlashItem[] }>();
  const then = useRef<() => void>(undefined);
  return {
    open: (wanted: Place, offered: readonly SlashItem[]): void => {
      setOffer({ at: wanted, items: offered });
      setIsOpen(true);
    },
    close: (run: () => void): void => {
      then.current = run;
      setIsOpen(false);
    },
    menu: {
      isOpen,
      at: offer?.at,
      items: offer?.items ?? [],
      onGone: (): void => {
        then.current?.();
        then.current = undefined;
      },
    },
  };
}
