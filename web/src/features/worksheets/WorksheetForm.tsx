import { createClassWorksheet, createWorksheet, type BodyOf, type ClassroomSummary } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { useNavigate } from '../../routing/router-context.ts';
import { useForm } from '../../api/form/use-form.ts';
import { paths } from '../../paths.ts';
import { Card, CardBody } from '../../ui/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { PickCards } from '../../ui/fields/PickCards.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './WorksheetForm.module.css';

type Of = BodyOf<typeof createClassWorksheet>['of'];

interface WorksheetFormProps {
  /** The name of the task. */
  title: string;
  of: Of;
  /** Those whose learners may be named on the sheets. */
  classes: readonly ClassroomSummary[];
  /** The task is of the one class. */
  isOfClass: boolean;
}

type Wish = 'learners' | 'letters';

const noClass = '';

const letters = Array.from({ length: 26 }, (_, index) => ({
  value: String(index + 1),
  label:
    index === 0 ? t(m.oneForEverybody) : t(m.lettersTo, { count: index + 1, letter: String.fromCharCode(65 + index) }),
}));

/** Title, class and number of sheets: what is drawn then stays. */
export function WorksheetForm({ title: start, of, classes, isOfClass }: WorksheetFormProps) {
  const form = useForm(
    {
      title: start,
      classId: isOfClass ? (classes[0]?.id ?? noClass) : noClass,
      wish: 'learners' as Wish,
      versions: '2',
    },
    { shows: ['sheets'] },
  );
  const navigate = useNavigate();
  const { title, classId, wish, versions } = form.values;
  const learnerCount = classes.find(({ id }) => id === classId)?.learnerCount ?? 0;
  const by = learnerCount === 0 ? 'letters' : wish;
  const sheets = by === 'learners' ? 'learners' : Number(versions);
  const handleSubmit = async (): Promise<void> => {
    const made =
      classId === noClass && 'exerciseIds' in of && sheets !== 'learners'
        ? await form.submit(createWorksheet, { body: { title, exerciseIds: of.exerciseIds, sheets } })
        : await form.submit(createClassWorksheet, { params: { classId }, body: { title, of, sheets } });
    if (made !== undefined) void navigate(paths.worksheet(made.code));
  };
  const sheetCount = by === 'learners' ? learnerCount : Number(versions);
  return (
    <Card aria-label={t(m.newWorksheet)}>
      <CardBody>
        <Form state={form} onSubmit={handleSubmit} className={css.form}>
          <TextField label={t(m.titleLabel)} maxLength={120} placeholder={t(m.titleExample)} {...form.field('title')} />
          {isOfClass || classes.length === 0 ? null : (
            <SelectField
              label={t(m.classLabel)}
              {...form.field('classId')}
              options={[
                { value: noClass, label: t(m.noClass) },
                ...classes.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <PickCards
            legend={t(m.forWhom)}
            value={by}
            options={[
              {
                value: 'learners',
                label: t(m.oneEach),
                outcome: learnerCount === 0 ? t(m.needsClass) : t(m.sheetsWithNames, { count: learnerCount }),
                disabled: learnerCount === 0,
              },
              { value: 'letters', label: t(m.versionsWithLetters), outcome: t(m.toCopy) },
            ]}
            onChange={(chosen) => form.change({ wish: chosen })}
          />
          {by === 'letters' ? (
            <SelectField
              label={t(m.versions)}
              value={versions}
              options={letters}
              error={form.errors['sheets']}
              onChange={(chosen) => {
                form.change({ versions: chosen });
                form.clear('sheets');
              }}
            />
          ) : null}
          {form.formError === undefined ? null : <Note tone="wrong" role="alert" title={form.formError} />}
          <div>
            <Button type="submit" variant="contained" disabled={form.isSending}>
              {form.isSending ? t(m.drawingSheets) : t(m.makeSheets, { count: sheetCount })}
            </Button>
          </div>
        </Form>
      </CardBody>
    </Card>
  );
}
