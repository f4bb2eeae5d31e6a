import { createClassWorksheet, createWorksheet, type BodyOf, type ClassroomSummary } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { useState, type FormEvent } from 'react';
import { useNavigate } from '../../routing/router-context.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { count } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Card, CardBody } from '../../ui/Card.tsx';
import { PickCards } from '../../ui/fields/PickCards.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Note } from '../../ui/messages/Note.tsx';
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

const noClass = '';

const letters = Array.from({ length: 26 }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1, the same for everybody' : `${index + 1}, A to ${String.fromCharCode(65 + index)}`,
}));

/** Title, class and number of sheets: what is drawn then stays. */
export function WorksheetForm({ title: start, of, classes, isOfClass }: WorksheetFormProps) {
  const [title, setTitle] = useState(start);
  const [classId, setClassId] = useState(isOfClass ? (classes[0]?.id ?? noClass) : noClass);
  const learnerCount = classes.find(({ id }) => id === classId)?.learnerCount ?? 0;
  const [wish, setWish] = useState<'learners' | 'letters'>('learners');
  const [versions, setVersions] = useState('2');
  const by = learnerCount === 0 ? 'letters' : wish;
  const sheets = by === 'learners' ? 'learners' : Number(versions);
  const making = useMaking();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void making.make({ classId, title, of, sheets });
  };
  const sheetCount = by === 'learners' ? learnerCount : Number(versions);
  return (
    <Card aria-label="New worksheet">
      <CardBody>
        <form noValidate onSubmit={handleSubmit} className={css.form}>
          <TextField
            label="Title"
            name="title"
            value={title}
            maxLength={120}
            placeholder="Brackets"
            error={making.errors['title']}
            onChange={(value) => {
              setTitle(value);
              making.clear('title');
            }}
          />
          {isOfClass || classes.length === 0 ? null : (
            <SelectField
              label="Class"
              value={classId}
              options={[
                { value: noClass, label: 'No class' },
                ...classes.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={setClassId}
            />
          )}
          <PickCards
            legend="For whom"
            value={by}
            options={[
              {
                value: 'learners',
                label: 'One for each learner',
                outcome:
                  learnerCount === 0 ? 'Needs a class with learners.' : `${count(learnerCount, 'sheet')} with names.`,
                disabled: learnerCount === 0,
              },
              { value: 'letters', label: 'Versions with letters', outcome: 'To copy, and to hand out side by side.' },
            ]}
            onChange={setWish}
          />
          {by === 'letters' ? (
            <SelectField
              label="Versions"
              value={versions}
              options={letters}
              error={making.errors['sheets']}
              onChange={setVersions}
            />
          ) : null}
          {making.formError === undefined ? null : <Note tone="wrong" role="alert" title={making.formError} />}
          <div>
            <Button type="submit" variant="contained" disabled={making.isSending}>
              {making.isSending ? 'Drawing the sheets' : `Make ${count(sheetCount, 'sheet')}`}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}

interface Wish {
  readonly classId: string;
  readonly title: string;
  readonly of: Of;
  readonly sheets: 'learners' | number;
}

/** The two calls behind the form: for a class, or for oneself. */
function useMaking() {
  const navigate = useNavigate();
  const forClass = useSubmit(createClassWorksheet, ['title', 'sheets']);
  const forMyself = useSubmit(createWorksheet, ['title', 'sheets']);
  const errors = { ...forMyself.errors, ...forClass.errors };
  return {
    errors,
    formError: forClass.formError ?? forMyself.formError,
    isSending: forClass.isSending || forMyself.isSending,
    clear: (field: string) => {
      forClass.clear(field);
      forMyself.clear(field);
    },
    make: async ({ classId, title, of, sheets }: Wish): Promise<void> => {
      const made =
        classId === noClass && 'exerciseIds' in of && sheets !== 'learners'
          ? await forMyself.submit({ body: { title, exerciseIds: of.exerciseIds, sheets } })
          : await forClass.submit({ params: { classId }, body: { title, of, sheets } });
      if (made !== undefined) void navigate(paths.worksheet(made.code));
    },
  };
}
