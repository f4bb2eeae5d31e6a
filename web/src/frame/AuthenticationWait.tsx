import { part } from '../ui/part.ts';
import css from './AuthenticationWait.module.css';

const Centre = part('div', css.centre);

/** F03: while it is not known who is here; `label` where something else is waited for. */
export function AuthenticationWait({ label = 'Loading your account' }: { label?: string }) {
  return (
    <Centre>
      <span role="progressbar" aria-label={label} className={css.ring} />
    </Centre>
  );
}
