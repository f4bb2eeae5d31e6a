import { getPaymentReceipt, type PaymentReceipt } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Printer } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useParams } from '../../../routing/router-context.ts';
import { useRead } from '../../../api/use-read.ts';
import { dateWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { part } from '../../../ui/part.ts';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { useBuying } from '../learner/use-buying.ts';
import { endWords, moneyWords, stateWords } from '../money-words.ts';
import { SellingOnly } from '../SellingOnly.tsx';
import { Rich, t } from '../../../words/say.tsx';
import * as learner from '../learner/messages.ts';
import * as m from './messages.ts';
import css from './PaymentPage.module.css';
import { leftToRight } from '../../../words/left-to-right.ts';

const Label = part('p', css.label);
const Lines = part('p', css.lines);

/** One payment: the invoice while it is open, the receipt once it is paid; to print. */
export function PaymentPage() {
  return (
    <SellingOnly>
      <PageFrame title={t(m.payment)} access="signed-in" width="reading">
        <Receipt />
      </PageFrame>
    </SellingOnly>
  );
}

function Receipt() {
  const { paymentId = '' } = useParams();
  const read = useRead(getPaymentReceipt, { paymentId });
  return (
    <Loaded read={read} noun="payment" skeleton={<SkeletonBar height={320} />}>
      {(receipt) => <ReceiptSheet receipt={receipt} onChange={() => read.mutate()} />}
    </Loaded>
  );
}

const titleOf = ({ payment, invoiceNumber }: PaymentReceipt): string => {
  if (invoiceNumber !== '') return t(m.invoiceNumber, { number: invoiceNumber });
  return payment.paidAt === null ? t(m.payment) : t(m.receipt);
};

function ReceiptSheet({ receipt, onChange }: { receipt: PaymentReceipt; onChange: () => Promise<unknown> }) {
  const { payment, seller } = receipt;
  const { isBusy, cancel } = useBuying(onChange);
  const from = [seller.name, seller.address, seller.taxNumber].filter((line) => line !== '').join('\n');
  const isOpen = payment.state === 'created' || payment.state === 'pending';
  return (
    <>
      <PageHeader
        title={titleOf(receipt)}
        lead={`${dateWords(payment.createdAt)} · ${stateWords[payment.state]}`}
        above={[
          { label: t(m.account), to: paths.account },
          { label: t(m.payments), to: paths.payments },
        ]}
        actions={
          <div className={css.actions}>
            {isOpen && payment.redirectUrl !== undefined && (
              <Button href={payment.redirectUrl} variant="contained">
                {t(learner.continuePaying, { price: moneyWords(payment.total, payment.currency) })}
              </Button>
            )}
            {isOpen && receipt.received === 0 && (
              <Button disabled={isBusy} onClick={() => void cancel(payment.id)}>
                {t(m.cancelPayment)}
              </Button>
            )}
            <Button startIcon={<Printer aria-hidden />} onClick={() => window.print()}>
              {t(m.print)}
            </Button>
          </div>
        }
      />
      <Card as="div">
        <CardBody className={css.sheet}>
          {isOpen && payment.provider === 'invoice' && <HowToPay receipt={receipt} />}
          {(payment.state === 'expired' || payment.state === 'failed') && (
            <Note tone="neutral" title={t(m.notCompleted)}>
              <p>
                <Rich of={m.payAgainWhere} tags={{ link: <Link to={paths.payments} /> }} />
              </p>
            </Note>
          )}
          <div className={css.parties}>
            {from !== '' && (
              <div>
                <Label>{t(m.fromHead)}</Label>
                <Lines>{from}</Lines>
              </div>
            )}
            {receipt.billTo !== '' && (
              <div>
                <Label>{t(m.toHead)}</Label>
                <Lines>{receipt.billTo}</Lines>
              </div>
            )}
          </div>
          <Sums receipt={receipt} />
        </CardBody>
      </Card>
    </>
  );
}

function HowToPay({ receipt }: { receipt: PaymentReceipt }) {
  const { payment, seller, reference, received } = receipt;
  const left = moneyWords(payment.total - received, payment.currency);
  return (
    <Note
      tone="information"
      title={
        payment.dueAt === null
          ? t(m.pleaseTransfer, { amount: left })
          : t(m.pleaseTransferBy, { amount: left, day: endWords(payment.dueAt) })
      }
    >
      <Lines>{seller.bankDetails}</Lines>
      <p>
        <Rich of={m.referenceMeans} values={{ reference }} tags={{ b: <b /> }} />
      </p>
    </Note>
  );
}

function Sums({ receipt }: { receipt: PaymentReceipt }) {
  const { payment, tax, refunds } = receipt;
  const money = (amount: number) => moneyWords(amount, payment.currency);
  return (
    <table className={css.table}>
      <tbody>
        <tr>
          <th scope="row">{payment.quantity === 1 ? payment.itemName : `${payment.quantity} × ${payment.itemName}`}</th>
          <td>{money(receipt.net)}</td>
        </tr>
        {tax.rate > 0 && (
          <tr>
            <th scope="row">{t(m.taxOf, { percent: tax.rate / 100, name: tax.name })}</th>
            <td>{money(tax.amount)}</td>
          </tr>
        )}
        <tr className={css.total}>
          <th scope="row">{t(m.total)}</th>
          <td>{money(payment.total)}</td>
        </tr>
        {receipt.received > 0 && receipt.received < payment.total && (
          <tr>
            <th scope="row">{t(m.received)}</th>
            <td>{money(receipt.received)}</td>
          </tr>
        )}
        {refunds.map(({ amount, at, isChargeback }) => (
          <tr key={at}>
            <th scope="row">{t(isChargeback ? m.takenBackOn : m.givenBackOn, { day: dateWords(at) })}</th>
            <td>{leftToRight(`−${money(amount)}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
