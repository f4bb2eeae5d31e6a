import { listCommerceItems, listPayments, type Entitlement, type Offer, type Payment } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { KeyRound } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useRead } from '../../../api/use-read.ts';
import { dateWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card, CardHead, CardRow, CardRowLink, CardRows, Grow } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { part } from '../../../ui/part.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { CodeDialog } from '../learner/CodeDialog.tsx';
import { useReturnedPayment } from '../learner/use-returned-payment.ts';
import { moneyWords, placeWords, stateWords } from '../money-words.ts';
import { SellingOnly } from '../SellingOnly.tsx';
import { OwnOffers } from './OwnOffers.tsx';
import { Rich, t } from '../../../words/say.tsx';
import * as learner from '../learner/messages.ts';
import * as m from './messages.ts';
import css from './PaymentsPage.module.css';

const Hint = part('p', css.hint);
const Amount = part('span', css.amount);

/** Account → Payments: places, payments with their receipts, and what the person can buy for themselves. */
export function PaymentsPage() {
  return (
    <SellingOnly>
      <PageFrame title={t(m.payments)} access="signed-in">
        <PageHeader title={t(m.payments)} above={{ label: t(m.account), to: paths.account }} actions={<UseCode />} />
        <Payments />
      </PageFrame>
    </SellingOnly>
  );
}

function UseCode() {
  const user = useUser();
  const [isTyping, setIsTyping] = useState(false);
  const read = useRead(listPayments, user === null ? null : {});
  if (user === null || user.isAnonymous) return null;
  return (
    <>
      <Button startIcon={<KeyRound aria-hidden />} onClick={() => setIsTyping(true)}>
        {t(m.enterAccessCode)}
      </Button>
      {isTyping && <CodeDialog onClose={() => setIsTyping(false)} onUsed={() => read.mutate()} />}
    </>
  );
}

function Payments() {
  const user = useUser();
  const read = useRead(listPayments, user === null ? null : {});
  const offers = useRead(listCommerceItems, user === null ? null : {});
  const isChecking = useReturnedPayment(() => Promise.all([read.mutate(), offers.mutate()]));
  return (
    <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingPayments)} rows={4} />}>
      {({ payments, entitlements }) => (
        <div className={css.stack}>
          {isChecking ? (
            <Note role="status" tone="information" title={t(learner.checkingPayment)} />
          ) : offers.data === undefined ? null : (
            <OwnOffers data={offers.data} onChange={() => Promise.all([offers.mutate(), read.mutate()])} />
          )}
          <LicenceNote payments={payments} offers={offers.data?.items ?? []} />
          <Places entitlements={entitlements} />
          <PaymentRows payments={payments} />
        </div>
      )}
    </Loaded>
  );
}

/** The next step of somebody who has bought a licence. */
function LicenceNote({ payments, offers }: { payments: readonly Payment[]; offers: readonly Offer[] }) {
  const licences = new Set(offers.filter(({ kind }) => kind === 'licence').map(({ id }) => id));
  if (!payments.some(({ itemId, state }) => state === 'paid' && licences.has(itemId))) return null;
  return (
    <Note tone="information" title={t(m.yourLicence)}>
      <p>
        <Rich of={m.licenceMeans} tags={{ link: <Link to={paths.classrooms} /> }} />
      </p>
    </Note>
  );
}

function Places({ entitlements }: { entitlements: readonly Entitlement[] }) {
  if (entitlements.length === 0) return null;
  return (
    <Card aria-labelledby="places">
      <CardHead id="places" title={t(m.whatYouHave)} />
      <CardRows aria-labelledby="places">
        {entitlements.map((one) => (
          <CardRow key={one.id}>
            <Grow>
              <b>{one.itemName}</b>
              <Hint>{placeWords(one)}</Hint>
            </Grow>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function PaymentRows({ payments }: { payments: readonly Payment[] }) {
  return (
    <Card aria-labelledby="payments">
      <CardHead id="payments" title={t(m.payments)} />
      {payments.length === 0 ? (
        <EmptyState>{t(m.paymentsAppear)}</EmptyState>
      ) : (
        <CardRows aria-labelledby="payments">
          {payments.map((one) => (
            <CardRowLink key={one.id}>
              <Link to={paths.payment(one.id)}>
                <Grow>
                  <b>{one.quantity === 1 ? one.itemName : `${one.quantity} × ${one.itemName}`}</b>
                  <Hint>
                    {dateWords(one.createdAt)} · {stateWords[one.state]}
                  </Hint>
                </Grow>
                <Amount>{moneyWords(one.total, one.currency)}</Amount>
              </Link>
            </CardRowLink>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
