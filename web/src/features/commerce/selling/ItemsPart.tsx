import { updateSoldItem, type SoldItem } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { CardBody, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { part } from '../../../ui/part.ts';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import { moneyWords, termWords } from '../money-words.ts';
import type { PartProps } from '../selling-part.ts';
import { GiftDialog } from './GiftDialog.tsx';
import { NewItemDialog } from './NewItemDialog.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CommercePage.module.css';

const Hint = part('p', css.hint);

const kindWords = { place: t(m.placeInClass), licence: t(m.licence), upgrade: t(m.upgrade) } as const;

/** Everything that is sold, with prices; a new price leaves what was bought as it is. */
export function ItemsPart({ selling, onSaved }: PartProps) {
  const [dialog, setDialog] = useState<'new' | 'gift' | SoldItem>();
  const close = () => setDialog(undefined);
  return (
    <SettingsSection title={t(m.items)} about={t(m.itemsMean)}>
      {selling.items.length === 0 ? (
        <EmptyState>{t(m.addItemSuch)}</EmptyState>
      ) : (
        <CardRows aria-label={t(m.items)}>
          {selling.items.map((item) => (
            <ItemRow key={item.id} item={item} onPrice={() => setDialog(item)} onSaved={onSaved} />
          ))}
        </CardRows>
      )}
      <CardBody className={css.actions}>
        <Button variant="contained" onClick={() => setDialog('new')}>
          {t(m.addItem)}
        </Button>
        {selling.items.some(({ kind }) => kind !== 'licence') && (
          <Button onClick={() => setDialog('gift')}>{t(m.givePlace)}</Button>
        )}
      </CardBody>
      {dialog === 'new' && <NewItemDialog selling={selling} onSaved={onSaved} onClose={close} />}
      {dialog === 'gift' && <GiftDialog selling={selling} onClose={close} />}
      {typeof dialog === 'object' && <PriceDialog item={dialog} onSaved={onSaved} onClose={close} />}
    </SettingsSection>
  );
}

interface ItemRowProps extends Pick<PartProps, 'onSaved'> {
  item: SoldItem;
  onPrice: () => void;
}

function ItemRow({ item, onPrice, onSaved }: ItemRowProps) {
  const { show } = useToast();
  const handleArchive = async () => {
    const body = { isArchived: !item.isArchived };
    try {
      await onSaved(await call(updateSoldItem, { params: { soldItemId: item.id }, body }));
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const words = [
    kindWords[item.kind],
    moneyWords(item.price, item.currency),
    termWords(item),
    item.trialDays > 0 ? t(m.daysFree, { days: item.trialDays }) : '',
    t(m.soldCount, { count: item.sold }),
  ].filter((one) => one !== '');
  return (
    <CardRow>
      <Grow>
        <b>{item.name}</b> {item.isArchived && <Chip label={t(m.notSold)} />}
        <Hint>{words.join(' · ')}</Hint>
      </Grow>
      <div className={css.rowActs}>
        <Button size="small" variant="text" aria-label={t(m.newPriceOf, { name: item.name })} onClick={onPrice}>
          {t(m.newPrice)}
        </Button>
        <Button
          size="small"
          variant="text"
          aria-label={t(item.isArchived ? m.sellAgainNamed : m.stopSellingNamed, { name: item.name })}
          onClick={() => void handleArchive()}
        >
          {item.isArchived ? t(m.sellAgain) : t(m.stopSelling)}
        </Button>
      </div>
    </CardRow>
  );
}
