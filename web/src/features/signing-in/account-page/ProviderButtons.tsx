import { getSignInOptions, passkeySignIn, startProviderSignIn, type User } from '@lemma/contracts';
import { useState } from 'react';
import { useLocation, useSearchParams } from '../../../routing/router-context.ts';
import { KeyRound, School } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { addressOf } from '../../../api/address.ts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useRead } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { answerWithPasskey, canUsePasskeys, noPasskeyWords, passkeyWords } from '../confirming/passkey-browser.ts';
import { providerProblem } from './provider-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ProviderButtons.module.css';

const Or = part('div', css.or);

/** Why somebody is back from a provider without being signed in. */
export function ProviderProblem() {
  const [query] = useSearchParams();
  const { data } = useRead(getSignInOptions, query.has('problem') ? {} : null);
  const problem = providerProblem(query, (id) => data?.providers.find((provider) => provider.id === id)?.name);
  if (problem === undefined) return null;
  return (
    <Note tone="warning" role="alert" title={problem.title}>
      {problem.text}
    </Note>
  );
}

/** The page to come back to after a provider: the one that asks to sign in, or the one it was asked for. */
function useNext(): string | undefined {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  return pathname === paths.account ? (query.get('next') ?? undefined) : pathname + search;
}

/** Links a provider to the account that is here, and comes back: for an account that has no way in yet. */
export function LinkButtons() {
  const { data } = useRead(getSignInOptions, {});
  const providers = data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <>
      <Or>{t(m.orWord)}</Or>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          href={addressOf(startProviderSignIn, { providerId: id }, { link: 'true', next: paths.keepYourWork })}
          startIcon={<School aria-hidden />}
        >
          {t(m.continueWith, { provider: name })}
        </Button>
      ))}
    </>
  );
}

/** Ways to sign in that need no password: providers, and a passkey where the browser knows them. */
export function ProviderButtons({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const next = useNext();
  const { isInterrupted } = useSession();
  const { data } = useRead(getSignInOptions, {});
  const providers = data?.providers ?? [];
  const [error, setError] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const hasPasskeys = canUsePasskeys();

  const handlePasskey = async () => {
    setIsAsking(true);
    setError(undefined);
    try {
      const credential = await answerWithPasskey();
      if (credential === undefined) setError(noPasskeyWords);
      else onSignedIn(await call(passkeySignIn, { body: { credential } }));
    } catch (problem) {
      setError(passkeyWords(problem) ?? wordsFor(problem));
    } finally {
      setIsAsking(false);
    }
  };

  if (!hasPasskeys && providers.length === 0) return null;
  return (
    <>
      <Or>{t(m.orWord)}</Or>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          href={addressOf(startProviderSignIn, { providerId: id }, { next })}
          // The page that waits stays; it hears of the sign-in from the other tab.
          {...(isInterrupted && { target: '_blank' })}
          startIcon={<School aria-hidden />}
        >
          {t(m.continueWith, { provider: name })}
        </Button>
      ))}
      {hasPasskeys && (
        <Button startIcon={<KeyRound aria-hidden />} disabled={isAsking} onClick={() => void handlePasskey()}>
          {t(m.signInPasskey)}
        </Button>
      )}
      {error !== undefined && <Note tone="wrong" role="alert" title={error} />}
    </>
  );
}
