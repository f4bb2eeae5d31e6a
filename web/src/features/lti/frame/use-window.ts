import { leaveFrame } from '@lemma/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Opens a page of ours outside the frame, with an ordinary session of the person. */
export function useWindow() {
  const [problem, setProblem] = useState<string>();
  async function open(path: string): Promise<void> {
    setProblem(undefined);
    // Opened by the click itself: browsers refuse windows that come later.
    const opened = window.open('about:blank', '_blank');
    try {
      const { address } = await call(leaveFrame, { body: { path } });
      if (opened === null) {
        setProblem(t(m.browserKeptWindowClosed));
        return;
      }
      opened.opener = null;
      opened.location.href = address;
    } catch (error) {
      opened?.close();
      setProblem(wordsFor(error));
    }
  }
  return { open, problem };
}
