import type { ReactElement } from 'react';
import { KeyFaceView } from './KeyFaceView.tsx';
import type { Key } from './keys.ts';
import { useKeyPress } from './use-key-press.ts';
import { part } from '../../ui/part.ts';
import css from './KeyButton.module.css';
import { classes } from '../../ui/classes.ts';

const Cap = part('button', css.cap);

const Alternatives = part('span', css.alternatives);

interface KeyButtonProps {
  keyOf: Key;
  onKey: (key: Key) => void;
  /** Where in its row it stands, so that alternatives stay on the screen. */
  edge?: 'start' | 'end' | undefined;
  tabIndex: number;
  pressedState?: boolean | undefined;
}

/** One key. */
export function KeyButton({ keyOf: key, onKey, edge, tabIndex, pressedState }: KeyButtonProps): ReactElement {
  const more = key.more ?? [];
  const command = 'command' in key.action ? key.action.command : undefined;
  const press = useKeyPress({
    onPress: () => onKey(key),
    repeats: command === 'delete' || command === 'left' || command === 'right',
    alternatives: more.length,
    onAlternative: (index) => {
      const chosen = more[index];
      if (chosen !== undefined) onKey(chosen);
    },
  });
  return (
    <Cap
      type="button"
      className={classes(css[key.look], press.pressed && css.pressed)}
      aria-label={key.name}
      aria-pressed={pressedState}
      tabIndex={tabIndex}
      data-key=""
      data-look={key.look}
      style={{ '--span': key.span }}
      {...press.handlers}
    >
      <KeyFaceView face={key.face} />
      {press.alternative === undefined ? null : (
        <Alternatives
          className={edge === undefined ? undefined : edge === 'start' ? css.atStart : css.atEnd}
          aria-hidden="true"
        >
          {more.map((other, index) => (
            <span
              key={other.name}
              data-alternative={index}
              className={index === press.alternative ? css.chosen : undefined}
            >
              <KeyFaceView face={other.face} />
            </span>
          ))}
        </Alternatives>
      )}
    </Cap>
  );
}
