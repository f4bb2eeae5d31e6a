import type { ClassroomSummary, ExerciseSummary } from '@lemma/contracts';
import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { Card, CardBody } from '../../ui/Card.tsx';
import { Note } from '../../ui/Note.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSelectOnFocus } from '../../ui/use-select-on-focus.ts';
import { AddExercisesDialog } from './AddExercisesDialog.tsx';
import { FormGrid, MainAndSide } from './FormGrid.tsx';
import { ItemRows } from './ItemRows.tsx';
import { totalPoints, type TaskFormItem } from './task-form.ts';
import { KindField, SectionField, TimingFields } from './TaskFields.tsx';
import { TaskSummary } from './TaskSummary.tsx';
import { useNewTask, type NewTask } from './use-new-task.ts';

interface TaskEditorProps {
  isFromBasket: boolean;
  classrooms: readonly ClassroomSummary[];
  classroom: ClassroomSummary | undefined;
  onClass: (classId: string) => void;
}

const itemOf = (exercise: ExerciseSummary): TaskFormItem => ({
  exerciseId: exercise.id,
  title: exercise.title,
  sample: exercise.sample,
  points: String(exercise.points || 1),
});

/** The first field that must be mended, once its message stands beside it. */
function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** The form of a new task; at the side what learners get, and the button that sets it. */
export function TaskEditor({ isFromBasket, classrooms, classroom, onClass }: TaskEditorProps) {
  const task = useNewTask(classroom, isFromBasket);
  const [isAdding, setIsAdding] = useState(false);
  const { items, errors } = task;
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const place = event.currentTarget;
    void task.set().then((isSet) => {
      if (!isSet) focusFirstInvalid(place);
    });
  };
  const toggle = (exercise: ExerciseSummary): void => {
    const left = items.filter((item) => item.exerciseId !== exercise.id);
    task.changeItems(left.length < items.length ? left : [...items, itemOf(exercise)]);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <MainAndSide>
        <div>
          <Card aria-label="Task">
            <CardBody>
              <WhatAndWhere task={task} classrooms={classrooms} classroom={classroom} onClass={onClass} />
            </CardBody>
          </Card>
          <ItemRows items={items} errors={errors} onAdd={() => setIsAdding(true)} onChange={task.changeItems} />
          <Card aria-label="Dates and releases">
            <CardBody>
              <FormGrid>
                <TimingFields form={task.form} errors={errors} onChange={task.change} />
              </FormGrid>
            </CardBody>
          </Card>
        </div>
        <div className="side">
          <TaskSummary questions={items.length} points={totalPoints(items)} learners={classroom?.learnerCount}>
            {task.formError === undefined ? null : <Note tone="wrong" role="alert" title={task.formError} />}
            {Object.keys(errors).length === 0 ? null : (
              <Note tone="wrong" role="alert" title="Something is missing. Look at the marked fields." />
            )}
            <Button type="submit" variant="contained" fullWidth disabled={task.isBusy}>
              Set task
            </Button>
          </TaskSummary>
        </div>
      </MainAndSide>
      {isAdding ? (
        <AddExercisesDialog
          chosen={new Set(items.map((item) => item.exerciseId))}
          onClose={() => setIsAdding(false)}
          onToggle={toggle}
        />
      ) : null}
    </form>
  );
}

interface WhatAndWhereProps extends Omit<TaskEditorProps, 'isFromBasket'> {
  task: NewTask;
}

function WhatAndWhere({ task, classrooms, classroom, onClass }: WhatAndWhereProps) {
  const { form, errors, change } = task;
  const nameBox = useSelectOnFocus();
  const options = classrooms.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormGrid>
      <div className="all">
        <TextField
          label="Name"
          name="name"
          inputRef={nameBox}
          value={form.name}
          onChange={(name) => change({ name })}
          error={errors['name']}
          placeholder="Homework 12: quadratics"
          maxLength={160}
        />
      </div>
      <SelectField
        label="Class"
        value={classroom?.id ?? ''}
        options={classroom === undefined ? [{ value: '', label: 'Choose a class' }, ...options] : options}
        onChange={(id) => {
          onClass(id);
          change({ sectionId: '' });
        }}
        error={errors['classId']}
      />
      <SectionField
        form={form}
        errors={errors}
        onChange={change}
        classId={classroom?.id ?? ''}
        sections={task.sections}
        onCreated={task.readClassAgain}
      />
      <KindField form={form} onReplace={task.replace} />
    </FormGrid>
  );
}
