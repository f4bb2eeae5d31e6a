import type { ReactElement } from 'react';
import { Check, Circle, X } from 'lucide-react';
import type { BoxVerdict } from './answer-states.ts';
import { part } from '../ui/part.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';
import css from './VerdictMark.module.css';

const Mark = part('span', css.mark);

/** [V08] The verdict beside its box: a sign and a word, never colour alone. What cannot be read has its note instead. */
export function VerdictMark({ verdict }: { verdict: BoxVerdict | undefined }): ReactElement | null {
  if (verdict === undefined || verdict === 'invalid') return null;
  return (
    <Mark className={css[verdict]} dir="ltr" data-verdict-mark>
      {verdict === 'right' ? <Check aria-hidden /> : verdict === 'wrong' ? <X aria-hidden /> : <Circle aria-hidden />}
      {verdict === 'right' ? t(m.great) : verdict === 'wrong' ? t(m.notYet) : t(m.partlyRight)}
    </Mark>
  );
}
