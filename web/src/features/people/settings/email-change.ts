import { emailAddress } from '@lemma/contracts';

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
  if (!email.success) errors['email'] = email.error.issues[0]?.message ?? 'Enter an e-mail address.';
  else if (email.data === change.current.toLowerCase()) errors['email'] = 'This is your address already.';
  if (change.password === '') errors['password'] = 'Enter your password.';
  return errors;
}
