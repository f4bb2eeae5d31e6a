import { createCodes, downloadCodes, listCodeBatches, revokeCodes, type CodeBatch } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { addressOf } from '../../../api/address.ts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { useRead } from '../../../api/use-read.ts';
import { count } from '../../../dates.ts';
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
    <SettingsSection title="Access codes" about="For bookstores and schools to hand out. A code gives a place once.">
      {made !== undefined && (
        <CardBody className={css.stack}>
          <Note tone="right" role="status" title={`${count(made.codes.length, 'code')} for ${made.name}`}>
            Save them now: they are not shown again.
          </Note>
          <pre className={css.codes}>{made.codes.join('\n')}</pre>
          <div className={css.actions}>
            <Button variant="contained" onClick={() => saveCodes(made.name, made.codes)}>
              Save as CSV
            </Button>
            <Button onClick={() => setMade(undefined)}>Hide them</Button>
          </div>
        </CardBody>
      )}
      {batches.length > 0 && (
        <CardRows aria-label="Access codes">
          {batches.map((batch) => (
            <BatchRow key={batch.id} batch={batch} onEnd={() => mutate()} />
          ))}
        </CardRows>
      )}
      <CardBody>
        <Button disabled={selling.items.length === 0} onClick={() => setIsMaking(true)}>
          Make codes
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
      title: `End the unused codes of ${batch.name}?`,
      message: `${count(left, 'code')} can no longer be used. Places that codes have given stay.`,
      actions: [
        { value: 'keep', label: 'Keep them' },
        { value: 'end', label: 'End them', variant: 'contained', color: 'error' },
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
          {batch.itemName} · {batch.used} of {batch.count} used
          {batch.revoked > 0 ? ` · ${batch.revoked} ended` : ''}
        </Hint>
      </Grow>
      <Button
        size="small"
        variant="text"
        href={addressOf(downloadCodes, { codeBatchId: batch.id })}
        aria-label={`Save the states of ${batch.name}`}
      >
        States
      </Button>
      {left > 0 && (
        <Button
          size="small"
          variant="text"
          aria-label={`End the unused codes of ${batch.name}`}
          onClick={() => void handleEnd()}
        >
          End
        </Button>
      )}
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
      title="Make access codes"
      action="Make the codes"
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={css.stack}>
        <SelectField
          label="Item"
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('itemId')}
        />
        <TextField label="For whom" placeholder="Bookstore on the market" maxLength={120} {...form.field('name')} />
        <TextField label="How many" type="number" inputMode="numeric" min={1} max={1000} {...form.field('count')} />
      </div>
    </FormDialog>
  );
}
