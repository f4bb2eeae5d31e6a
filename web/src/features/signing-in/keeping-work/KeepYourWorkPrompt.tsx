import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import css from './KeepYourWorkPrompt.module.css';

/** One quiet sentence where work ends, for learners whom only this browser knows. */
export function KeepYourWorkPrompt() {
  const user = useUser();
  if (user?.isAnonymous !== true) return null;
  return (
    <div className={css.after}>
      <Note tone="neutral" title="So far only this browser knows you">
        <Link to={paths.keepYourWork}>Keep your work</Link> with an account, then you can continue from any device.
      </Note>
    </div>
  );
}
