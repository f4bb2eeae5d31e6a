import { emailAddress } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

type EmailChangeErrors = Readonly<Record<string, string>>;

/** Returns the obstacle to changing an e-mail address (V02): same, not an address, or no password. */
export function checkEmailChange(change: {
  email: string;
  /** Null for accounts that have none. */
  password: string | null;
  current: string;
}): EmailChangeErrors {
  const errors: Record<string, string> = {};
  const email = emailAddress.safeParse(change.email);
  if (!email.success) errors['email'] = email.error.issues[0]?.message ?? t(m.enterEMailAddress);
  else if (email.data === change.current.toLowerCase()) errors['email'] = t(m.addressAlready);
  if (change.password === '') errors['password'] = t(m.enterPassword);
  return errors;
}
