import { listAccommodations, type ClassroomSummary } from '@lemma/contracts';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { useRead } from '../../../api/use-read.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useSelectOnFocus } from '../../../ui/fields/use-select-on-focus.ts';
import { FormGrid, MainAndSide } from '../form/FormGrid.tsx';
import { totalsOf } from '../groups/group-form.ts';
import { GroupEditor } from '../groups/GroupEditor.tsx';
import { GradeGroupField, KindField, SectionField, TimingFields } from '../form/TaskFields.tsx';
import { MoreRules } from '../form/MoreRules.tsx';
import { TaskSummary } from './TaskSummary.tsx';
import { useNewTask, type NewTask } from './use-new-task.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import formGridCss from '../form/FormGrid.module.css';
import css from './TaskEditor.module.css';

const Dock = part('div', css.dock);

interface TaskEditorProps {
  isFromBasket: boolean;
  classrooms: readonly ClassroomSummary[];
  classroom: ClassroomSummary | undefined;
  onClass: (classId: string) => void;
}

/** The form of a new task; at the side what learners get, and the button that sets it. */
export function TaskEditor({ isFromBasket, classrooms, classroom, onClass }: TaskEditorProps) {
  const task = useNewTask(classroom, isFromBasket);
  const { groups, errors } = task;
  const isNarrow = useMediaQuery('(max-width:899.95px)');
  const totals = totalsOf(groups);
  const accommodations = useRead(listAccommodations, classroom === undefined ? null : { classId: classroom.id });
  const extraTime = (accommodations.data ?? []).filter((one) => one.timeFactor > 1 || one.extraMinutes > 0);
  return (
    <Form state={task.sending} onSubmit={task.set}>
      <MainAndSide>
        <div>
          <Card aria-label={t(m.taskLabel)}>
            <CardBody>
              <WhatAndWhere task={task} classrooms={classrooms} classroom={classroom} onClass={onClass} />
            </CardBody>
          </Card>
          <GroupEditor groups={groups} errors={errors} onChange={task.changeGroups} />
          <Card aria-label={t(m.datesAndReleases)}>
            <CardBody>
              <FormGrid>
                <TimingFields form={task.form} errors={errors} onChange={task.change} />
              </FormGrid>
              <MoreRules form={task.form} errors={errors} onChange={task.change} />
            </CardBody>
          </Card>
        </div>
        <div className={formGridCss.side}>
          <TaskSummary
            questions={totals.questions}
            points={totals.points}
            learners={classroom?.learnerCount}
            withExtraTime={extraTime.length}
          >
            {isNarrow ? null : <SetTask task={task} />}
          </TaskSummary>
          {extraTime.length === 0 ? null : (
            <Note tone="information">{t(m.extraTime, { count: extraTime.length })}</Note>
          )}
        </div>
      </MainAndSide>
      {isNarrow ? (
        <Dock>
          <SetTask task={task} />
        </Dock>
      ) : null}
    </Form>
  );
}

/** The button with what stops it; where there is no side it is docked, so that it need not be scrolled to. */
function SetTask({ task: { sending, errors, isBusy } }: { task: NewTask }) {
  return (
    <>
      <FormProblem state={sending} />
      {Object.keys(errors).length === 0 ? null : <Note tone="wrong" role="alert" title={t(m.somethingMissing)} />}
      <Button type="submit" variant="contained" fullWidth disabled={isBusy}>
        {t(m.setTask)}
      </Button>
    </>
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
      <div className={formGridCss.all}>
        <TextField
          label={t(m.name)}
          name="name"
          inputRef={nameBox}
          value={form.name}
          onChange={(name) => change({ name })}
          error={errors['name']}
          placeholder={t(m.nameExample)}
          maxLength={160}
        />
      </div>
      <SelectField
        label={t(m.classLabel)}
        value={classroom?.id ?? ''}
        options={classroom === undefined ? [{ value: '', label: t(m.chooseClassWords) }, ...options] : options}
        onChange={(id) => {
          onClass(id);
          change({ sectionId: '', gradeGroupId: '' });
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
      <GradeGroupField form={form} errors={errors} onChange={change} classId={classroom?.id ?? ''} />
      <KindField kind={form.kind} onChange={task.changeKind} />
    </FormGrid>
  );
}
