import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './KeepYourWorkPrompt.module.css';

/** One quiet sentence where work ends, for learners whom only this browser knows. */
export function KeepYourWorkPrompt() {
  const user = useUser();
  if (user?.isAnonymous !== true) return null;
  return (
    <div className={css.after}>
      <Note tone="neutral" title={t(m.soFarOnlyBrowserKnows)}>
        <Rich of={m.keepWorkWithAccount} tags={{ link: <Link to={paths.keepYourWork} /> }} />
      </Note>
    </div>
  );
}
