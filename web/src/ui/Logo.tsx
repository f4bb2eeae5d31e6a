import type { ReactElement } from 'react';
import { part } from './part.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';
import css from './Logo.module.css';
import { classes } from './classes.ts';

interface LogoMarkProps {
  /** Edge in pixels; [K10] 36 in the bar. */
  size?: number;
  /** One colour, that of the text around it. */
  mono?: boolean;
}

/** An L and the small square that ends a proof. */
export function LogoMark({ size = 36, mono = false }: LogoMarkProps): ReactElement {
  return (
    <svg
      className={classes(css.logoMark, mono && css.mono)}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path
        className={css.ell}
        d="M7 3h5a1 1 0 0 1 1 1v14a1 1 0 0 0 1 1h14a1 1 0 0 1 1 1v5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z"
      />
      <path className={css.square} d="M17.5 3H25a4 4 0 0 1 4 4v7.5a1 1 0 0 1-1 1H17.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z" />
    </svg>
  );
}

const Both = part('span', css.both);
const Wordmark = part('span', css.wordmark);

/** Mark and word, as in the bar. Its link gives it a name. */
export function Logo({ size = 36, mono = false }: LogoMarkProps): ReactElement {
  return (
    <Both>
      <LogoMark size={size} mono={mono} />
      <Wordmark>{t(m.lemma)}</Wordmark>
    </Both>
  );
}
