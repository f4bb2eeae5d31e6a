import type { Appeal } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { othersWords } from './opinion-words.ts';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** Shows the decision, and the regrade that follows from it or has followed. */
export function DecidedNote({ appeal, classId }: { appeal: Appeal; classId: string }) {
  const ids = { classId, taskId: appeal.taskId, itemId: appeal.itemId };
  const isAccepted = appeal.state === 'accepted';
  return (
    <Note tone={isAccepted ? 'right' : 'neutral'} title={isAccepted ? t(m.accepted) : t(m.refused)}>
      {appeal.reply === '' ? null : <p>{t(m.quoted, { words: appeal.reply })}</p>}
      {!isAccepted ? null : appeal.regradeId === null ? (
        <p>
          <Rich
            of={m.scoresNotChangedYet}
            values={{ others: othersWords(appeal.equalCount) }}
            tags={{ link: <Link to={paths.regrade(ids, { appeal: appeal.id })} /> }}
          />
        </p>
      ) : (
        <Link to={paths.regrade(ids, { regrade: appeal.regradeId })}>{t(m.seeWhatRegraded)}</Link>
      )}
    </Note>
  );
}
