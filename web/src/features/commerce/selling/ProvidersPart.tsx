import { testPaymentProvider, type PaymentProviderId, type PaymentProviderState, type Selling } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { CardBody, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { part } from '../../../ui/part.ts';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import { leftToRight } from '../../../words/left-to-right.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CommercePage.module.css';

const Hint = part('p', css.hint);

const names: Readonly<Record<PaymentProviderId, string>> = { stripe: 'Stripe', invoice: t(m.invoice) };

/** An invoice needs no provider, so that there is nothing to try. */
function wordsOf(provider: PaymentProviderId, state: PaymentProviderState): string {
  if (provider === 'invoice') return t(m.invoicesNeedNothing);
  const named = {
    live: m.providerKnowsUs,
    'test-mode': m.providerKnowsUsInTestMode,
    failed: m.providerFailed,
  } as const;
  return t(named[state], { name: names[provider] });
}

/** Ways to be paid, as the environment names them, each with a button that tries it. */
export function ProvidersPart({ selling }: { selling: Pick<Selling, 'providers'> }) {
  const address = `${window.location.origin}/api/mm/commerce/webhooks/stripe/`;
  return (
    <SettingsSection title={t(m.waysToPay)} about={t(m.setByEnvironment)}>
      <CardRows aria-label={t(m.waysToPay)}>
        {selling.providers.map((provider) => (
          <ProviderRow key={provider} provider={provider} />
        ))}
      </CardRows>
      {selling.providers.includes('stripe') && (
        <CardBody className={css.stack}>
          <Hint>{t(m.stripeReports, { address: leftToRight(address) })}</Hint>
          <div>
            <CopyButton text={address}>{t(m.copyAddress)}</CopyButton>
          </div>
        </CardBody>
      )}
    </SettingsSection>
  );
}

function ProviderRow({ provider }: { provider: PaymentProviderId }) {
  const { show } = useToast();
  const [isTrying, setIsTrying] = useState(false);
  const [tried, setTried] = useState<PaymentProviderState>();
  const handleTest = async () => {
    setIsTrying(true);
    try {
      setTried((await call(testPaymentProvider, { params: { paymentProvider: provider } })).state);
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsTrying(false);
    }
  };
  return (
    <CardRow>
      <Grow>
        <b>{names[provider]}</b>
        <Hint role="status">{tried === undefined ? '' : wordsOf(provider, tried)}</Hint>
      </Grow>
      <Button
        size="small"
        disabled={isTrying}
        aria-label={t(m.testNamed, { name: names[provider] })}
        onClick={() => void handleTest()}
      >
        {t(m.test)}
      </Button>
    </CardRow>
  );
}
