import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface Problem {
  readonly title: string;
  readonly text: string;
}

/** Outcomes of signing in at a provider, by the `problem` in the address of the account page. */
const problems: Readonly<Record<string, (provider: string) => Problem>> = {
  'provider-unknown': () => ({
    title: t(m.wayToSignIn),
    text: t(m.signInAnotherWay),
  }),
  'provider-unavailable': (provider) => ({
    title: t(m.doesNotAnswerJust, { provider }),
    text: t(m.tryAgainInFew),
  }),
  'provider-cancelled': (provider) => ({
    title: t(m.leftWithoutSigningIn, { provider }),
    text: t(m.nothingChanged),
  }),
  'provider-failed': (provider) => ({ title: t(m.didNotSignIn, { provider }), text: t(m.tryAgain) }),
  'email-taken': (provider) => ({
    title: t(m.alreadyAccountWithE),
    text: t(m.signInWithPassword, { provider }),
  }),
  'sign-up-closed': () => ({
    title: t(m.accountsNotMadeFreely),
    text: t(m.askSchoolOrTeacherFor),
  }),
  'linked-elsewhere': () => ({
    title: t(m.accountLinkedToAnother),
    text: t(m.unlinkFirstOrMerge),
  }),
  'confirmation-needed': () => ({
    title: t(m.nothingLinkedYet),
    text: t(m.confirmThenLinkAgain),
  }),
};

/** Undefined where nothing went wrong. */
export function providerProblem(
  query: URLSearchParams,
  nameOf: (id: string) => string | undefined,
): Problem | undefined {
  const name = query.get('problem') ?? '';
  if (!Object.hasOwn(problems, name)) return undefined;
  return problems[name]?.(nameOf(query.get('provider') ?? '') ?? t(m.thisProvider));
}
