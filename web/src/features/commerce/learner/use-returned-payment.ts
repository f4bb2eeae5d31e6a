import { checkPayment } from '@lemma/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const tries = 5;
const pauseMs = 2000;

/** Somebody comes back from paying: asks what has become of it, a few times, and says so. */
export function useReturnedPayment(onChange: () => Promise<unknown>): void {
  const [query, setQuery] = useSearchParams();
  const { show } = useToast();
  const paymentId = query.get('payment');

  const look = useEffectEvent(async (id: string, isOver: () => boolean) => {
    for (let one = 0; one < tries; one += 1) {
      const payment = await call(checkPayment, { params: { paymentId: id } }).catch(() => undefined);
      if (isOver() || payment === undefined) return;
      if (payment.state === 'paid') {
        show({ kind: 'success', message: t(m.thankPaid, { itemName: payment.itemName }) });
        break;
      }
      if (payment.state !== 'pending') break;
      await new Promise((resume) => setTimeout(resume, pauseMs));
      if (isOver()) return;
    }
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
}
