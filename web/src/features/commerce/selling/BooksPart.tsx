import { downloadPayments, listBookedPayments, type BookedPayment, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Download } from 'lucide-react';
import { addressOf } from '../../../api/address.ts';
import { useRead } from '../../../api/use-read.ts';
import { dateWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { classes } from '../../../ui/classes.ts';
import { RecordTable } from '../../../ui/tables/RecordTable.tsx';
import { moneyWords, monthWords } from '../money-words.ts';
import { StateChip } from '../StateChip.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import recordCss from '../../../ui/tables/RecordTable.module.css';
import css from './CommercePage.module.css';

const filters = [
  { value: '', label: t(m.allPayments) },
  { value: 'open-invoice', label: t(m.openInvoices) },
  { value: 'paid', label: t(m.paid) },
  { value: 'refunded', label: t(m.refunded) },
  { value: 'charged-back', label: t(m.takenBackByBanks) },
  { value: 'failed', label: t(m.failed) },
] as const;
type Filter = (typeof filters)[number]['value'];

type Books = ResponseOf<typeof listBookedPayments>;

/** All payments, with refunds and transfers, and the sums of months and items. */
export function BooksPart() {
  const [state, setState] = useState<Filter>('');
  const [page, setPage] = useState(1);
  const read = useRead(listBookedPayments, { page, ...(state !== '' && { state }) }, { keepPreviousData: true });
  const [chosen, setChosen] = useState<{ readonly act: 'refund' | 'transfer'; readonly payment: BookedPayment }>();
  const close = () => setChosen(undefined);
  return (
    <>
      <div className={css.filters}>
        <SelectField
          label={t(m.show)}
          hideLabel
          value={state}
          options={filters}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
        <Button href={addressOf(downloadPayments, {})} startIcon={<Download aria-hidden />}>
          {t(m.allAsCsv)}
        </Button>
      </div>
      <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingPayments)} rows={6} head={false} />}>
        {(books) => (
          <div className={css.stack}>
            <Card aria-label={t(m.payments)}>
              <PaymentTable
                payments={books.payments}
                nothing={state === '' ? t(m.paymentsAppear) : t(m.noneInState)}
                onChoose={setChosen}
              />
              {(books.hasMore || page > 1) && (
                <CardBody className={css.actions}>
                  <Button variant="text" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {t(m.newer)}
                  </Button>
                  <Button variant="text" disabled={!books.hasMore} onClick={() => setPage(page + 1)}>
                    {t(m.older)}
                  </Button>
                </CardBody>
              )}
            </Card>
            {books.sums.length > 0 && <SumTable sums={books.sums} />}
          </div>
        )}
      </Loaded>
      {chosen?.act === 'refund' && (
        <RefundDialog payment={chosen.payment} onDone={() => read.mutate()} onClose={close} />
      )}
      {chosen?.act === 'transfer' && (
        <TransferDialog payment={chosen.payment} onDone={() => read.mutate()} onClose={close} />
      )}
    </>
  );
}

interface PaymentTableProps {
  payments: readonly BookedPayment[];
  /** Said where there is none. */
  nothing: string;
  onChoose: (chosen: { act: 'refund' | 'transfer'; payment: BookedPayment }) => void;
}

function PaymentTable({ payments, nothing, onChoose }: PaymentTableProps) {
  if (payments.length === 0) return <EmptyState>{nothing}</EmptyState>;
  return (
    <RecordTable>
      <VisuallyHidden as="caption">{t(m.payments)}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t(m.payer)}</th>
          <th scope="col">{t(m.item)}</th>
          <th scope="col">{t(m.begun)}</th>
          <th scope="col">{t(m.state)}</th>
          <th scope="col" className={recordCss.n}>
            {t(m.total)}
          </th>
          <th scope="col">
            <VisuallyHidden>{t(m.act)}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.payerName.trim() === '' ? t(m.erasedAccount) : one.payerName}</th>
            <td>
              {one.quantity > 1 ? `${one.quantity} × ` : ''}
              {one.itemName}
              {one.invoiceNumber === '' ? '' : ` (${one.invoiceNumber})`}
            </td>
            <td className={classes(recordCss.quiet, recordCss.when)} data-label={t(m.begun)}>
              {dateWords(one.createdAt)}
            </td>
            <td data-label={t(m.state)}>
              <StateChip state={one.state} />
            </td>
            <td className={recordCss.n} data-label={t(m.total)}>
              {moneyWords(one.total, one.currency)}
            </td>
            <td className={recordCss.act}>
              <Acts payment={one} onChoose={onChoose} />
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}

function Acts({ payment, onChoose }: { payment: BookedPayment } & Pick<PaymentTableProps, 'onChoose'>) {
  const about = `${payment.itemName}, ${payment.payerName}`;
  if (payment.state === 'paid' || payment.state === 'partly-refunded') {
    return (
      <Button
        size="small"
        variant="text"
        aria-label={t(m.giveBackOf, { about })}
        onClick={() => onChoose({ act: 'refund', payment })}
      >
        {t(m.giveBackButton)}
      </Button>
    );
  }
  if (payment.provider !== 'invoice' || payment.state !== 'pending') return null;
  return (
    <Button
      size="small"
      variant="text"
      aria-label={t(m.noteTransferOf, { about })}
      onClick={() => onChoose({ act: 'transfer', payment })}
    >
      {t(m.noteTransfer)}
    </Button>
  );
}

function SumTable({ sums }: Pick<Books, 'sums'>) {
  return (
    <Card aria-labelledby="sums">
      <CardHead id="sums" title={t(m.sums)} />
      <RecordTable>
        <VisuallyHidden as="caption">{t(m.sums)}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t(m.month)}</th>
            <th scope="col">{t(m.item)}</th>
            <th scope="col" className={recordCss.n}>
              {t(m.payments)}
            </th>
            <th scope="col" className={recordCss.n}>
              {t(m.paid)}
            </th>
            <th scope="col" className={recordCss.n}>
              {t(m.givenBack)}
            </th>
          </tr>
        </thead>
        <tbody>
          {sums.map((one) => (
            <tr key={`${one.month} ${one.itemName} ${one.currency}`}>
              <th scope="row">{monthWords(one.month)}</th>
              <td>{one.itemName}</td>
              <td className={recordCss.n} data-label={t(m.payments)}>
                {one.count}
              </td>
              <td className={recordCss.n} data-label={t(m.paid)}>
                {moneyWords(one.paid, one.currency)}
              </td>
              <td className={recordCss.n} data-label={t(m.givenBack)}>
                {moneyWords(one.refunded, one.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </RecordTable>
    </Card>
  );
}
