import { mostColours } from '@lemma/math/document';
import { useId, type ReactElement } from 'react';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import hidden from '../../../../ui/hidden/VisuallyHidden.module.css';
import figureCss from '../../../../maths/figures/figure-colours.module.css';
import { classes } from '../../../../ui/classes.ts';
import css from './ColourField.module.css';

const Group = part('fieldset', css.group);

/** The colours in the words of a reader; each theme has its own shades of them. */
const names = [t(m.blue), t(m.orange), t(m.green), t(m.purple), t(m.brown), t(m.black)];

interface ColourFieldProps {
  /** 1 to 6 as text; empty for the one by its place. */
  value: string;
  /** The colour that it has by its place. */
  usual: number;
  onChange: (colour: string) => void;
}

/** One of the six colours, which differ clearly in both modes. */
export function ColourField({ value, usual, onChange }: ColourFieldProps): ReactElement {
  const name = useId();
  const chosen = value === '' ? usual : Number(value);
  return (
    <Group>
      <legend>{t(m.colour)}</legend>
      <div>
        {Array.from({ length: mostColours }, (_, index) => index + 1).map((colour) => (
          <label key={colour} className={classes(css.swatch, figureCss[`c${colour}`])} title={names[colour - 1]}>
            <input
              type="radio"
              name={name}
              className={hidden.visuallyHidden}
              aria-label={names[colour - 1]}
              checked={colour === chosen}
              onChange={() => onChange(String(colour))}
            />
          </label>
        ))}
      </div>
    </Group>
  );
}

/** The colour of an element before its name. */
export function Swatch({ colour }: { colour: number }): ReactElement {
  return <i className={classes(css.dot, figureCss[`c${colour}`])} aria-hidden="true" />;
}
