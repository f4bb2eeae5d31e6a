import type { Appeal } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { othersWords } from './opinion-words.ts';

/** Shows the decision, and the regrade that follows from it or has followed. */
export function DecidedNote({ appeal, classId }: { appeal: Appeal; classId: string }) {
  const ids = { classId, taskId: appeal.taskId, itemId: appeal.itemId };
  const isAccepted = appeal.state === 'accepted';
  return (
    <Note tone={isAccepted ? 'right' : 'neutral'} title={isAccepted ? 'Accepted' : 'Refused'}>
      {appeal.reply === '' ? null : <p>“{appeal.reply}”</p>}
      {!isAccepted ? null : appeal.regradeId === null ? (
        <p>
          Scores have not changed yet. {othersWords(appeal.equalCount)}{' '}
          <Link to={paths.regrade(ids, { appeal: appeal.id })}>See the regrade</Link>
        </p>
      ) : (
        <Link to={paths.regrade(ids, { regrade: appeal.regradeId })}>See what was regraded</Link>
      )}
    </Note>
  );
}
