import { listMyRegrades } from '@lemma/contracts';
import { RefreshCw } from 'lucide-react';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { dayWords } from '../../dates.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { figure } from './regrade-words.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegradedNote.module.css';

const Spaced = part('div', css.spaced);

/** Shows a learner that a question was regraded: both scores, and the teacher's reason. */
export function RegradedNote({ attemptId, itemId }: { attemptId: string; itemId: string }) {
  const { data } = useRead(listMyRegrades, { attemptId }, { revalidateOnFocus: false });
  const own = (data ?? []).filter((regrade) => regrade.itemId === itemId);
  if (own.length === 0) return null;
  return (
    <Spaced>
      {own.map((regrade) => (
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
