import { part } from '../ui/part.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';
import css from './AuthenticationWait.module.css';

const Centre = part('div', css.centre);

/** F03: while it is not known who is here; `label` where something else is waited for. */
export function AuthenticationWait({ label = t(m.loadingAccount) }: { label?: string }) {
  return (
    <Centre>
      <span data-waiting role="progressbar" aria-label={label} className={css.ring} />
    </Centre>
  );
}
