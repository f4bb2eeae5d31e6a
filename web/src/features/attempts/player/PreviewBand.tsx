import type { Attempt } from '@lemma/contracts';
import { Dumbbell, Eye } from 'lucide-react';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PreviewBand.module.css';

const Band = part('section', css.band);

/** Over a preview: whose view it is, and that nothing is kept. */
export function PreviewBand({ kind }: { kind: Attempt['kind'] }) {
  return (
    <Band aria-label={t(m.preview)}>
      <p>
        <Eye aria-hidden />
        <span>
          <Rich of={m.previewAs} values={{ kind }} tags={{ b: <b /> }} />
        </span>
      </p>
    </Band>
  );
}

/** Over a task that is closed and practised on. */
export function FreePracticeBand() {
  return (
    <Band aria-label={t(m.freePractice)}>
      <p>
        <Dumbbell aria-hidden />
        <span>
          <Rich of={m.practiceDoesNotCount} tags={{ b: <b /> }} />
        </span>
      </p>
    </Band>
  );
}
