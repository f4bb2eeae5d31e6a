import type { Attempt } from '@lemma/contracts';
import { Eye } from 'lucide-react';
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
