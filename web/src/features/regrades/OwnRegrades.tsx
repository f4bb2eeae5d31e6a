import type { listMyRegrades, ResponseOf } from '@lemma/contracts';
import { RefreshCw } from 'lucide-react';
import { serverNow } from '../../api/clock/server-clock.ts';
import { dayWords } from '../../dates.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { figure } from './regrade-words.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegradedNote.module.css';

const Spaced = part('div', css.spaced);

/** Regrades of a question: both scores, and the teacher's reason. */
export function OwnRegrades({ regrades }: { regrades: ResponseOf<typeof listMyRegrades> }) {
  return (
    <Spaced>
      {regrades.map((regrade) => (
        <Note
          key={`${regrade.id} ${regrade.variantNumber}`}
          tone="information"
          icon={<RefreshCw aria-hidden />}
          title={t(m.regradedOfBecameOf, {
            day: dayWords(regrade.appliedAt, serverNow()),
            scoreBefore: figure(regrade.scoreBefore),
            pointsBefore: figure(regrade.pointsBefore),
            scoreAfter: figure(regrade.scoreAfter),
            pointsAfter: figure(regrade.pointsAfter),
          })}
        >
          {regrade.reason}
        </Note>
      ))}
    </Spaced>
  );
}
