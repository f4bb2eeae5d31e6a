import type { Attempt } from '@lemma/contracts';
import { Dumbbell, Eye } from 'lucide-react';
import { part } from '../../../ui/part.ts';
import css from './PreviewBand.module.css';

const Band = part('section', css.band);

/** Over a preview: whose view it is, and that nothing is kept. */
export function PreviewBand({ kind }: { kind: Attempt['kind'] }) {
  return (
    <Band aria-label="Preview">
      <p>
        <Eye aria-hidden />
        <span>
          <b>Preview as {kind}.</b> Answers are checked as for a learner. Nothing is recorded.
        </span>
      </p>
    </Band>
  );
}

/** Over a task that is closed and practised on. */
export function FreePracticeBand() {
  return (
    <Band aria-label="Free practice">
      <p>
        <Dumbbell aria-hidden />
        <span>
          <b>It does not count.</b> The task is closed. Practise as much as you like: nothing is recorded, and your
          result stays.
        </span>
      </p>
    </Band>
  );
}
