/** What has come of going to a provider, by the `problem` that the address of the account page names. */
const words: Readonly<Record<string, (provider: string) => string>> = {
  'provider-unknown': () => 'This way to sign in is not offered here any more.',
  'provider-unavailable': (provider) =>
    `${provider} does not answer just now. Try again in a few minutes, or sign in another way.`,
  'provider-cancelled': (provider) => `You did not sign in with ${provider}. Nothing has changed.`,
  'provider-failed': (provider) => `Signing in with ${provider} did not work. Try again.`,
  'email-taken': (provider) =>
    `There is already an account with your e-mail address. Sign in with your password first, then link ${provider} in your account.`,
  'sign-up-closed': () => 'Accounts are not made freely here. Ask your school or your teacher for one.',
  'linked-elsewhere': (provider) => `This account of ${provider} is linked to another account here.`,
  'confirmation-needed': () => 'Confirm that it is you, then link the account again.',
};

/** Undefined where nothing went wrong. */
export function providerProblem(
  query: URLSearchParams,
  nameOf: (id: string) => string | undefined,
): string | undefined {
  const problem = words[query.get('problem') ?? ''];
  return problem?.(nameOf(query.get('provider') ?? '') ?? 'the provider');
}
