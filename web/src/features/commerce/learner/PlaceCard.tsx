import { listCommerceItems, type CommerceItems, type Offer } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { KeyRound } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useRead } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import { endWords, moneyWords, taxWords, termWords } from '../money-words.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { useBuying } from './use-buying.ts';
import { useReturnedPayment } from './use-returned-payment.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PlaceCard.module.css';

const Title = part('h2', css.title);
const Text = part('p', css.text);

/** Shows what a class costs a learner, what they can do about it, and until when they have a place. */
export function PlaceCard({ classId }: { classId: string }) {
  const read = useRead(listCommerceItems, { classroom: classId });
  const again = () => read.mutate();
  const isChecking = useReturnedPayment(again);
  const { data } = read;
  const place = data?.place ?? null;
  if (data === undefined || place === null || place.state === 'free') return null;
  const isTrial = place.entitlement?.cause === 'trial';
  if (place.state === 'held' && !isTrial) return null;
  return (
    <Card aria-label={t(m.yourPlace)} className={css.card}>
      <CardBody className={css.body}>
        <PlaceWords place={place} offer={data.items[0]} />
        {isChecking ? (
          <Text role="status">{t(m.checkingPayment)}</Text>
        ) : place.paidBy === 'learner' || !place.hasFreePlace ? (
          <WaysToPay data={data} onChange={again} />
        ) : null}
      </CardBody>
    </Card>
  );
}

function PlaceWords({ place, offer }: { place: NonNullable<CommerceItems['place']>; offer: Offer | undefined }) {
  const kept = t(m.staysOpen);
  if (place.state === 'held' && place.entitlement?.endsAt) {
    return (
      <>
        <Title>{t(m.trialEndsOn, { day: endWords(place.entitlement.endsAt) })}</Title>
        <Text>{t(m.endsByItself, { kept })}</Text>
      </>
    );
  }
  if (place.paidBy === 'licence') {
    return (
      <>
        <Title>{place.hasFreePlace ? t(m.schoolPays) : t(m.allPlacesTaken)}</Title>
        <Text>{place.hasFreePlace ? t(m.placeWithFirstTask) : t(m.askTeacher, { kept })}</Text>
      </>
    );
  }
  if (offer === undefined) {
    return (
      <>
        <Title>{t(m.needsPlace)}</Title>
        <Text>{t(m.notSoldNow, { kept })}</Text>
      </>
    );
  }
  const costs = { price: moneyWords(offer.total, offer.currency), term: termWords(offer) };
  return (
    <>
      <Title>
        {place.state === 'later' && place.startsAt !== null
          ? t(m.classCostsFrom, { ...costs, day: endWords(place.startsAt) })
          : t(m.classCosts, costs)}
      </Title>
      <Text>
        {[taxWords(offer), offer.canTry ? t(m.freeTrial, { count: offer.trialDays }) : '']
          .filter((words) => words !== '')
          .map((words) => words.charAt(0).toUpperCase() + words.slice(1))
          .join('. ')}{' '}
        {kept}
      </Text>
    </>
  );
}

/** The class’s own item, and upgrades that open it too. */
function WaysToPay({ data, onChange }: { data: CommerceItems; onChange: () => Promise<unknown> }) {
  const user = useUser();
  const [isTyping, setIsTyping] = useState(false);
  if (user?.isAnonymous) {
    return (
      <div className={css.actions}>
        <Button component={Link} to={paths.keepYourWork} variant="contained">
          {t(m.makeAccountFirst)}
        </Button>
      </div>
    );
  }
  return (
    <>
      {data.items.map((offer, index) => (
        <OfferActions key={offer.id} offer={offer} data={data} isFirst={index === 0} onChange={onChange} />
      ))}
      <div>
        <Button variant="text" size="small" startIcon={<KeyRound aria-hidden />} onClick={() => setIsTyping(true)}>
          {t(m.haveAccessCode)}
        </Button>
      </div>
      {isTyping && <CodeDialog onClose={() => setIsTyping(false)} onUsed={onChange} />}
    </>
  );
}

interface OfferActionsProps {
  offer: Offer;
  data: CommerceItems;
  isFirst: boolean;
  onChange: () => Promise<unknown>;
}

function OfferActions({ offer, data, isFirst, onChange }: OfferActionsProps) {
  const { isBusy, tryFree, pay, cancel } = useBuying(onChange);
  const open = offer.openPayment;
  const price = moneyWords(offer.total, offer.currency);
  if (open !== null) {
    const to = open.redirectUrl;
    return (
      <div className={css.actions}>
        {to === undefined ? (
          <Button component={Link} to={paths.payment(open.id)} variant="contained">
            {t(m.seeOpenPayment)}
          </Button>
        ) : (
          <Button href={to} variant="contained">
            {t(m.continuePaying, { price })}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => void cancel(open.id)}>
          {t(m.cancelPayment)}
        </Button>
      </div>
    );
  }
  if (!offer.canBuy) return null;
  const what = isFirst ? price : t(m.priceFor, { price, name: offer.name });
  return (
    <div className={css.actions}>
      {data.providers.map((provider, index) => (
        <Button
          key={provider}
          variant={index === 0 && isFirst ? 'contained' : 'outlined'}
          disabled={isBusy}
          onClick={() => void pay(offer, provider)}
        >
          {provider === 'invoice' ? t(m.payByInvoice, { what }) : t(m.payWhat, { what })}
        </Button>
      ))}
      {offer.canTry && (
        <Button disabled={isBusy} onClick={() => void tryFree(offer)}>
          {t(m.tryFree, { days: offer.trialDays })}
        </Button>
      )}
    </div>
  );
}
