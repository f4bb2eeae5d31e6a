import { cancelPayment, processPayment, startTrial, type Offer, type PaymentProviderId } from '@lemma/contracts';
import { useState } from 'react';
import { useNavigate } from '../../../routing/router-context.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { endWords } from '../money-words.ts';
import { requireUser } from './require-user.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Acts of a learner or a teacher on an offer; `onChange` reads it again. `S05`. */
export function useBuying(onChange: () => Promise<unknown>) {
  const { user, adopt } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  /** Whether it was done. */
  const act = async (work: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,

    tryFree: (offer: Offer) =>
      act(async () => {
        await adopt(requireUser(await call(startTrial, { body: { item: offer.id } })));
        await onChange();
        const endsAt = new Date(serverNow() + offer.trialDays * 86_400_000).toISOString();
        show({ kind: 'success', message: t(m.freeTrialBegunEnds, { end: endWords(endsAt) }) });
      }),

    /** Continues at the page of the provider, or to the invoice. */
    pay: (
      offer: Offer,
      provider: PaymentProviderId,
      more: { readonly quantity?: number; readonly billTo?: string } = {},
    ) =>
      act(async () => {
        const returnUrl = window.location.pathname;
        const body = { item: offer.id, provider, returnUrl, ...more, ...(user ? { user: user.id } : {}) };
        const answer = await call(processPayment, { body });
        await adopt(requireUser(answer));
        const { payment } = answer;
        if (payment?.redirectUrl !== undefined) window.location.assign(payment.redirectUrl);
        else if (payment !== null) await navigate(paths.payment(payment.id));
      }),

    cancel: (paymentId: string) =>
      act(async () => {
        await call(cancelPayment, { params: { paymentId } });
        await onChange();
      }),
  };
}
