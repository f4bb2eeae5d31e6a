import { openSharingLink } from '@lemma/contracts';
import { useSearchParams } from '../../../routing/router-context.ts';
import useSWR from 'swr';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const sentAgain = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

function problemWords(error: unknown): string {
  const isGone = error instanceof FetchError && error.status === 404;
  return isGone ? t(m.linkNoLongerWorks) : wordsFor(error);
}

/** Takes what the sharing link in the address gives, once somebody is signed in; true while that is under way. */
export function useSharingLink(exerciseId: string, isSignedIn: boolean): boolean {
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const token = search.get('share');
  const leave = (): void =>
    setSearch(
      (old) => {
        old.delete('share');
        return old;
      },
      { replace: true },
    );
  useSWR(
    token === null || !isSignedIn ? null : ['sharing link', exerciseId, token],
    () => call(openSharingLink, { params: { exerciseId }, body: { token: token ?? '' } }),
    {
      ...sentAgain,
      onSuccess: leave,
      onError: (error) => {
        toast.show({ kind: 'error', message: problemWords(error) });
        leave();
      },
    },
  );
  return token !== null && isSignedIn;
}
