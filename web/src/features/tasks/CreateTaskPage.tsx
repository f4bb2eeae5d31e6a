import { createTask, getClassroomAdmin, listClassrooms, type ClassroomSummary } from '@lemma/contracts';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { serverNow } from '../../api/server-clock.ts';
import { readAgain, useRead } from '../../api/use-read.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { Card, CardBody } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts';
import { emptyBasket } from '../catalogue/basket.ts';
import { AddExercisesDialog } from './AddExercisesDialog.tsx';
import { FormGrid, MainAndSide } from './FormGrid.tsx';
import { ItemRows } from './ItemRows.tsx';
import { emptyTaskForm, toTaskBody, totalPoints, type TaskForm } from './task-form.ts';
import { KindField, SectionField, TimingFields } from './TaskFields.tsx';
import { TaskSummary } from './TaskSummary.tsx';
import { useChosenExercises } from './use-chosen-exercises.ts';

const ownFields = ['name', 'sectionId', 'opensAt', 'dueAt', 'attemptsAllowed', 'results', 'solutions', 'items'];

/** R28: a task for a class, from nothing (`classroom`) or from the catalogue's basket (`catalog`). */
export function CreateTaskPage() {
  const { context } = useParams();
  const user = useUser();
  const read = useRead(listClassrooms, user === null ? null : {});
  if (context !== 'classroom' && context !== 'catalog') return <NotFoundPage />;
  return (
    <PageFrame title="Create task" access="privileged">
      <Loaded read={read} skeleton={<SkeletonRows label="Loading classes" rows={4} />}>
        {(classrooms) => (
          <CreateTask
            context={context}
            classrooms={classrooms.filter((classroom) => classroom.role !== 'learner' && !classroom.isArchived)}
          />
        )}
      </Loaded>
    </PageFrame>
  );
}

interface CreateTaskProps {
  context: 'classroom' | 'catalog';
  classrooms: readonly ClassroomSummary[];
}

function CreateTask({ context, classrooms }: CreateTaskProps) {
  const [search] = useSearchParams();
  const asked = search.get('class') ?? '';
  const [classId, setClassId] = useState(() =>
    classrooms.some((classroom) => classroom.id === asked)
      ? asked
      : classrooms.length === 1
        ? (classrooms[0]?.id ?? '')
        : '',
  );
  const classroom = classrooms.find((one) => one.id === classId);
  const trail =
    context === 'catalog'
      ? [{ label: 'Exercises', to: paths.catalogue }]
      : [
          { label: 'Classrooms', to: paths.classrooms },
          ...(classroom === undefined ? [] : [{ label: classroom.name, to: paths.taughtClassroom(classroom.id) }]),
        ];
  return (
    <>
      <PageTitle title="Create task" trail={trail} />
      {classrooms.length === 0 ? (
        <Card>
          <EmptyState
            action={
              <Button variant="contained" component={Link} to={paths.classrooms} startIcon={<Plus aria-hidden />}>
                Create class
              </Button>
            }
          >
            A task is set to a class. Create one first; your chosen exercises stay in the basket.
          </EmptyState>
        </Card>
      ) : (
        <TaskEditor context={context} classrooms={classrooms} classroom={classroom} onClass={setClassId} />
      )}
    </>
  );
}

interface TaskEditorProps extends CreateTaskProps {
  classroom: ClassroomSummary | undefined;
  onClass: (classId: string) => void;
}

function TaskEditor({ context, classrooms, classroom, onClass }: TaskEditorProps) {
  const [search] = useSearchParams();
  const ids = useMemo(() => (search.get('exercises') ?? '').split(',').filter((id) => id !== ''), [search]);
  const navigate = useNavigate();
  const toast = useToast();
  const [opened] = useState(() => emptyTaskForm(serverNow(), search.get('section') ?? ''));
  const [form, setForm] = useState<TaskForm>(opened);
  const { items, setItems, isReading } = useChosenExercises(ids);
  const [isAdding, setIsAdding] = useState(false);
  const [classError, setClassError] = useState<string>();
  const [createdIn, setCreatedIn] = useState<string>();
  const foot = useRef<HTMLDivElement>(null);
  const { errors, formError, isSending, submit, clear } = useSubmit(createTask, ownFields);
  const sections = useRead(getClassroomAdmin, classroom === undefined ? null : { classId: classroom.id });
  const change = (fields: Partial<TaskForm>): void => {
    setForm((old) => ({ ...old, ...fields }));
    for (const field of Object.keys(fields)) clear(field === 'attempts' ? 'attemptsAllowed' : field);
    if ('opensAt' in fields) clear('dueAt');
  };

  const isDirty = createdIn === undefined && (form !== opened || items.length > ids.length);
  useUnsavedGuard({ isDirty, message: 'This task is not set yet.' });
  useEffect(() => {
    if (createdIn !== undefined) void navigate(paths.classroomTasks(createdIn));
  }, [createdIn, navigate]);

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (classroom === undefined) {
      setClassError('Choose a class.');
      return;
    }
    const task = await submit({ params: { classId: classroom.id }, body: toTaskBody(form, items) });
    if (task === undefined) return;
    if (context === 'catalog') emptyBasket();
    void readAgain(getClassroomAdmin, { classId: classroom.id });
    toast.show({ kind: 'success', message: `“${task.name}” is set to ${classroom.name}.` });
    setCreatedIn(classroom.id);
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <MainAndSide>
        <div>
          <Card aria-label="Task">
            <CardBody>
              <FormGrid>
                <div className="all">
                  <TextField
                    label="Name"
                    name="name"
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
                  options={[
                    ...(classroom === undefined ? [{ value: '', label: 'Choose a class' }] : []),
                    ...classrooms.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={(id) => {
                    onClass(id);
                    setClassError(undefined);
                    change({ sectionId: '' });
                  }}
                  error={classError}
                />
                <SectionField
                  form={form}
                  errors={errors}
                  onChange={change}
                  classId={classroom?.id ?? ''}
                  sections={sections.data?.sections ?? []}
                  onCreated={async () => void (await sections.mutate())}
                />
                <KindField form={form} onReplace={setForm} />
              </FormGrid>
            </CardBody>
          </Card>
          <ItemRows
            items={items}
            errors={errors}
            onAdd={() => setIsAdding(true)}
            onChange={(next) => {
              setItems(next);
              for (const field of Object.keys(errors)) if (field.startsWith('items')) clear(field);
            }}
          />
          <Card aria-label="Dates and releases">
            <CardBody>
              <FormGrid>
                <TimingFields form={form} errors={errors} onChange={change} />
              </FormGrid>
            </CardBody>
          </Card>
        </div>
        <div className="side" ref={foot}>
          <TaskSummary questions={items.length} points={totalPoints(items)} learners={classroom?.learnerCount}>
            {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
            {Object.keys(errors).length === 0 && classError === undefined ? null : (
              <Note tone="wrong" role="alert" title="Something is missing. Look at the marked fields." />
            )}
            <Button type="submit" variant="contained" fullWidth disabled={isSending || isReading}>
              Set task
            </Button>
          </TaskSummary>
        </div>
      </MainAndSide>
      {isAdding ? (
        <AddExercisesDialog
          chosen={new Set(items.map((item) => item.exerciseId))}
          onClose={() => setIsAdding(false)}
          onToggle={(exercise) => {
            clear('items');
            const isChosen = items.some((item) => item.exerciseId === exercise.id);
            setItems(
              isChosen
                ? items.filter((item) => item.exerciseId !== exercise.id)
                : [
                    ...items,
                    {
                      exerciseId: exercise.id,
                      title: exercise.title,
                      sample: exercise.sample,
                      points: String(exercise.points || 1),
                    },
                  ],
            );
          }}
        />
      ) : null}
    </form>
  );
}
