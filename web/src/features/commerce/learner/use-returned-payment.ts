import { checkPayment, type Payment } from '@lemma/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import type { ToastInput } from '../../../ui/messages/toast-queue.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const tries = 5;
const pauseMs = 2000;

/** Returns the words for somebody who is back from paying; none about a payment that was given back since. */
function wordsAbout({ state, itemName }: Payment): ToastInput | undefined {
  if (state === 'paid') return { kind: 'success', message: t(m.thankPaid, { itemName }) };
  if (state === 'created' || state === 'pending') return { kind: 'info', message: t(m.notArrivedYet), timeout: 10_000 };
  return state === 'failed' || state === 'expired' ? { kind: 'error', message: t(m.notCompleted) } : undefined;
}

/**
 * Somebody comes back from paying: asks what has become of it, a few times, and says so. Returns whether it is still being
 * asked: meanwhile the page does not offer to pay again.
 */
export function useReturnedPayment(onChange: () => Promise<unknown>): boolean {
  const [query, setQuery] = useSearchParams();
  const { show } = useToast();
  const paymentId = query.get('payment');

  const look = useEffectEvent(async (id: string, isOver: () => boolean) => {
    let words: ToastInput | undefined;
    for (let one = 0; one < tries; one += 1) {
      const payment = await call(checkPayment, { params: { paymentId: id } }).catch(() => undefined);
      if (isOver()) return;
      words = payment && wordsAbout(payment);
      if (payment?.state !== 'pending') break;
      if (one + 1 < tries) await new Promise((resume) => setTimeout(resume, pauseMs));
      if (isOver()) return;
    }
    if (words !== undefined) show(words);
    await onChange();
    setQuery(
      (old) => {
        const rest = new URLSearchParams(old);
        rest.delete('payment');
        return rest;
      },
      { replace: true },
    );
  });

  useEffect(() => {
    if (paymentId === null) return undefined;
    let isOver = false;
    void look(paymentId, () => isOver);
    return () => {
      isOver = true;
    };
  }, [paymentId]);
  return paymentId !== null;
}
