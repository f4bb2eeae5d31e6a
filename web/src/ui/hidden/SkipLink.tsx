import type { ReactElement } from 'react';
import { part } from '../part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './SkipLink.module.css';

const Anchor = part('a', css.anchor);

/** [F09] First thing in the page for people who use the keyboard; the main area has `id="main"` and `tabIndex={-1}`. */
export function SkipLink(): ReactElement {
  return <Anchor href="#main">{t(m.jumpToContent)}</Anchor>;
}
