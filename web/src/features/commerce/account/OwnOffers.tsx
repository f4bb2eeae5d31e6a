import type { CommerceItems, Offer, PaymentProviderId } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { part } from '../../../ui/part.ts';
import { useBuying } from '../learner/use-buying.ts';
import { moneyWords, taxWords, termWords } from '../money-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './OwnOffers.module.css';

const Hint = part('p', css.hint);

interface OwnOffersProps {
  data: CommerceItems;
  onChange: () => Promise<unknown>;
}

/** Upgrades, and for teachers licences: what somebody buys without a class. */
export function OwnOffers({ data, onChange }: OwnOffersProps) {
  const [chosen, setChosen] = useState<Offer>();
  const offers = data.items.filter(({ canBuy, openPayment }) => canBuy && openPayment === null);
  if (offers.length === 0) return null;
  return (
    <Card aria-labelledby="offers">
      <CardHead id="offers" title={t(m.youCanBuy)} />
      <CardRows aria-labelledby="offers">
        {offers.map((offer) => (
          <CardRow key={offer.id}>
            <Grow>
              <b>{offer.name}</b>
              <Hint>
                {[offer.description, moneyWords(offer.total, offer.currency), termWords(offer), taxWords(offer)]
                  .filter((words) => words !== '')
                  .join(' · ')}
              </Hint>
            </Grow>
            <Button size="small" aria-label={t(m.buyNamed, { name: offer.name })} onClick={() => setChosen(offer)}>
              {t(m.buy)}
            </Button>
          </CardRow>
        ))}
      </CardRows>
      {chosen !== undefined && (
        <BuyDialog offer={chosen} data={data} onChange={onChange} onClose={() => setChosen(undefined)} />
      )}
    </Card>
  );
}

interface BuyDialogProps extends OwnOffersProps {
  offer: Offer;
  onClose: () => void;
}

const providerWords: Readonly<Record<PaymentProviderId, string>> = {
  stripe: t(m.cardOrBank),
  invoice: t(m.invoiceByTransfer),
};

function BuyDialog({ offer, data, onChange, onClose }: BuyDialogProps) {
  const { pay, isBusy } = useBuying(onChange);
  const [first = 'stripe'] = data.providers;
  const form = useForm({ quantity: '1', provider: first, billTo: '' });
  const { quantity, provider, billTo } = form.values;
  const number = Math.min(offer.mostQuantity, Math.max(1, Math.trunc(Number(quantity)) || 1));
  const handleSubmit = async () => {
    if (await pay(offer, provider, { quantity: number, billTo: billTo.trim() })) onClose();
  };
  return (
    <FormDialog
      title={t(m.buyNamed, { name: offer.name })}
      action={provider === 'invoice' ? t(m.orderWithInvoice) : t(m.continueToPay)}
      state={{ ...form, isSending: form.isSending || isBusy }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={css.form}>
        {offer.mostQuantity === 1 && (
          <p>
            {[moneyWords(offer.total, offer.currency), termWords(offer), taxWords(offer)]
              .filter((words) => words !== '')
              .join(' · ')}
          </p>
        )}
        {offer.mostQuantity > 1 && (
          <TextField
            label={t(m.places)}
            type="number"
            inputMode="numeric"
            min={1}
            max={offer.mostQuantity}
            helper={t(m.priceForEach, {
              price: moneyWords(offer.total, offer.currency),
              term: termWords(offer),
              total: moneyWords(offer.total * number, offer.currency),
            })}
            {...form.field('quantity')}
          />
        )}
        <SelectField
          label={t(m.youPayBy)}
          options={data.providers.map((value) => ({ value, label: providerWords[value] }))}
          {...form.field('provider')}
        />
        {provider === 'invoice' && (
          <TextField label={t(m.nameOnInvoice)} multiline minRows={3} maxLength={500} {...form.field('billTo')} />
        )}
      </div>
    </FormDialog>
  );
}
