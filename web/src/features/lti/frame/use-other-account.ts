import { chooseOtherAccount } from '@lemma/contracts';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { paths } from '../../../paths.ts';
import { enterLaunch } from '../welcome/enter-launch.ts';
import { handOver } from '../welcome/hand-over.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** For people whom their first launch gave an account: links the one that they have, in a window of its own. */
export function useOtherAccount() {
  const [problem, setProblem] = useState<string>();
  const stop = useRef<() => void>(undefined);

  function choose(): void {
    stop.current?.();
    setProblem(undefined);
    // Opened by the click itself: browsers refuse windows that come later.
    const opened = window.open(paths.linkLms, '_blank');
    if (opened === null) return setProblem(t(m.browserKeptWindowClosed));
    const fail = (error: unknown): void => setProblem(wordsFor(error));
    const begun = call(chooseOtherAccount, {}).then(({ launch }) => launch);
    begun.catch((error: unknown) => {
      opened.close();
      fail(error);
    });
    stop.current = handOver(opened, begun, () => void begun.then(enterLaunch).catch(fail));
  }

  return { choose, problem };
}
