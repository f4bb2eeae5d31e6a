import { createCodes, downloadCodes, listCodeBatches, revokeCodes, type CodeBatch } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { addressOf } from '../../../api/address.ts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { useRead } from '../../../api/use-read.ts';
import { CardBody, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { part } from '../../../ui/part.ts';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import type { PartProps } from '../selling-part.ts';
import { saveCodes } from './save-codes.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CommercePage.module.css';

const Hint = part('p', css.hint);

interface NewCodes {
  readonly name: string;
  readonly codes: readonly string[];
}

/** Access codes: made in batches, shown once, ended while they are unused. */
export function CodesPart({ selling }: Pick<PartProps, 'selling'>) {
  const { data, mutate } = useRead(listCodeBatches, {});
  const [made, setMade] = useState<NewCodes>();
  const [isMaking, setIsMaking] = useState(false);
  const batches = data?.batches ?? [];
  return (
    <SettingsSection title={t(m.accessCodes)} about={t(m.codesMean)}>
      {made !== undefined && (
        <CardBody className={css.stack}>
          <Note tone="right" role="status" title={t(m.codesFor, { count: made.codes.length, name: made.name })}>
            {t(m.saveCodesNow)}
          </Note>
          <pre className={css.codes}>{made.codes.join('\n')}</pre>
          <div className={css.actions}>
            <Button variant="contained" onClick={() => saveCodes(made.name, made.codes)}>
              {t(m.saveCsv)}
            </Button>
            <Button onClick={() => setMade(undefined)}>{t(m.hideCodes)}</Button>
          </div>
        </CardBody>
      )}
      {batches.length > 0 && (
        <CardRows aria-label={t(m.accessCodes)}>
          {batches.map((batch) => (
            <BatchRow key={batch.id} batch={batch} onEnd={() => mutate()} />
          ))}
        </CardRows>
      )}
      <CardBody>
        <Button disabled={!selling.items.some(({ kind }) => kind !== 'licence')} onClick={() => setIsMaking(true)}>
          {t(m.makeCodes)}
        </Button>
      </CardBody>
      {isMaking && (
        <MakeCodesDialog
          selling={selling}
          onMade={(next) => {
            setMade(next);
            void mutate();
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
    </SettingsSection>
  );
}

function BatchRow({ batch, onEnd }: { batch: CodeBatch; onEnd: () => Promise<unknown> }) {
  const ask = useWarningDialog();
  const { show } = useToast();
  const left = batch.count - batch.used - batch.revoked;
  const handleEnd = async () => {
    const answer = await ask({
      title: t(m.endUnusedNow, { name: batch.name }),
      message: t(m.codesEnd, { count: left }),
      actions: [
        { value: 'keep', label: t(m.keepCodes) },
        { value: 'end', label: t(m.endCodes), variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'end') return;
    try {
      await call(revokeCodes, { params: { codeBatchId: batch.id }, body: {} });
      await onEnd();
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <CardRow>
      <Grow>
        <b>{batch.name}</b>
        <Hint>
          {batch.itemName} · {t(m.codesUsed, { used: batch.used, count: batch.count })}
          {batch.revoked > 0 ? ` · ${t(m.codesEnded, { count: batch.revoked })}` : ''}
        </Hint>
      </Grow>
      <div className={css.rowActs}>
        <Button
          size="small"
          variant="text"
          href={addressOf(downloadCodes, { codeBatchId: batch.id })}
          aria-label={t(m.saveStatesOf, { name: batch.name })}
        >
          {t(m.states)}
        </Button>
        {left > 0 && (
          <Button
            size="small"
            variant="text"
            aria-label={t(m.endUnusedOf, { name: batch.name })}
            onClick={() => void handleEnd()}
          >
            {t(m.end)}
          </Button>
        )}
      </div>
    </CardRow>
  );
}

interface MakeCodesDialogProps extends Pick<PartProps, 'selling'> {
  onMade: (made: NewCodes) => void;
  onClose: () => void;
}

function MakeCodesDialog({ selling, onMade, onClose }: MakeCodesDialogProps) {
  const items = selling.items.filter(({ kind }) => kind !== 'licence');
  const form = useForm({ itemId: items[0]?.id ?? '', name: '', count: '30' });
  const handleSubmit = async () => {
    const { values } = form;
    const made = await form.submit(createCodes, { body: { ...values, count: Number(values.count) } });
    if (made === undefined) return;
    onMade({ name: values.name, codes: made.codes });
    onClose();
  };
  return (
    <FormDialog
      title={t(m.makeAccessCodes)}
      action={t(m.makeTheCodes)}
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={css.stack}>
        <SelectField
          label={t(m.item)}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('itemId')}
        />
        <TextField label={t(m.forWhom)} placeholder={t(m.forWhomExample)} maxLength={120} {...form.field('name')} />
        <TextField label={t(m.howMany)} type="number" inputMode="numeric" min={1} max={1000} {...form.field('count')} />
      </div>
    </FormDialog>
  );
}
