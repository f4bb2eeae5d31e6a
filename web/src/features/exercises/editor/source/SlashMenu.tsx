import { useEffect, useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import ListItemButton from '@mui/material/ListItemButton';
import { Popper } from '../../../../ui/mui/Popper.ts';
import { fittingItems, type SlashItem } from './slash-items.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SlashMenu.module.css';

const Panel = part('div', css.panel);

const lineHeight = 28;
const takeFocus = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true });

const Options = part('div', undefined);

export interface SlashMenuProps {
  /** Position of the slash on the screen. */
  at: { readonly left: number; readonly top: number };
  items: readonly SlashItem[];
  onChoose: (item: SlashItem) => void;
  /** Closed without a choice: the slash stays, and what was typed after it is handed on. */
  onClose: (typed: string) => void;
}

/** The menu that `/` opens: letters narrow it, arrows and Enter choose, Escape keeps the typed letters as text. */
export function SlashMenu({ at, items, onChoose, onClose }: SlashMenuProps): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const fitting = fittingItems(items, typed);
  const current = fitting[marked];
  const optionId = (item: SlashItem): string => `${id}-${item.key}`;
  const currentId = current && optionId(current);
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const type = (text: string): void => {
    // A slash between words, or one of a text that nothing here fits.
    if (text === ' ' || fittingItems(items, text).length === 0) onClose(text);
    else {
      setTyped(text);
      setMarked(0);
    }
  };
  const handleKey = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) setMarked((marked + by + fitting.length) % fitting.length);
    else if (event.key === 'Enter' && current !== undefined) onChoose(current);
    else if (event.key === 'Escape' || event.key === 'Tab' || (event.key === 'Backspace' && typed === ''))
      onClose(typed);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Popper
      open
      anchorEl={{ getBoundingClientRect: () => new DOMRect(at.left, at.top - lineHeight, 0, lineHeight) }}
      placement="bottom-start"
      className={css.popper}
    >
      <ClickAwayListener onClickAway={() => onClose('')}>
        <Panel>
          <input
            ref={takeFocus}
            role="combobox"
            aria-label={t(m.putIn)}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={currentId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t(m.whatToPutIn)}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={handleKey}
          />
          <Options className={css.list} role="listbox" id={`${id}-list`} aria-label={t(m.whatCanBePutIn)}>
            {fitting.map((item, index) => (
              <ListItemButton
                component="div"
                key={item.key}
                id={optionId(item)}
                role="option"
                tabIndex={-1}
                selected={index === marked}
                aria-selected={index === marked}
                onMouseMove={() => setMarked(index)}
                // The box keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
              >
                {item.icon}
                {item.label}
              </ListItemButton>
            ))}
          </Options>
        </Panel>
      </ClickAwayListener>
    </Popper>
  );
}
