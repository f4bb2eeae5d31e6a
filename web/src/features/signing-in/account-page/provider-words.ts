interface Problem {
  readonly title: string;
  readonly text: string;
}

/** Outcomes of signing in at a provider, by the `problem` in the address of the account page. */
const problems: Readonly<Record<string, (provider: string) => Problem>> = {
  'provider-unknown': () => ({
    title: 'This way to sign in is no longer offered',
    text: 'Sign in another way, or ask your school.',
  }),
  'provider-unavailable': (provider) => ({
    title: `${provider} does not answer just now`,
    text: 'Try again in a few minutes, or sign in another way.',
  }),
  'provider-cancelled': (provider) => ({
    title: `You have left ${provider} without signing in`,
    text: 'Nothing has changed.',
  }),
  'provider-failed': (provider) => ({ title: `${provider} did not sign you in`, text: 'Try again.' }),
  'email-taken': (provider) => ({
    title: 'There is already an account with your e-mail address',
    text: `Sign in with your password first, then link ${provider} in your account.`,
  }),
  'sign-up-closed': () => ({
    title: 'Accounts are not made freely here',
    text: 'Ask your school or your teacher for one.',
  }),
  'linked-elsewhere': () => ({
    title: 'This account is linked to another one here already',
    text: 'Unlink it there first, or merge the two accounts.',
  }),
  'confirmation-needed': () => ({
    title: 'Nothing is linked yet',
    text: 'Confirm that it is you, then link it again.',
  }),
};

/** Undefined where nothing went wrong. */
export function providerProblem(
  query: URLSearchParams,
  nameOf: (id: string) => string | undefined,
): Problem | undefined {
  const name = query.get('problem') ?? '';
  if (!Object.hasOwn(problems, name)) return undefined;
  return problems[name]?.(nameOf(query.get('provider') ?? '') ?? 'This provider');
}
