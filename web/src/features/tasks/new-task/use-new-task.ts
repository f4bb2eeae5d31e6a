import { createTask, getClassroomAdmin, type ClassroomAdmin, type ClassroomSummary, type Task } from '@lemma/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from '../../../routing/router-context.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { paths } from '../../../paths.ts';
import type { FormState } from '../../../ui/fields/Form.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { emptyBasket } from '../../catalogue/basket.ts';
import type { FormGroup } from '../groups/group-form.ts';
import {
  emptyTaskForm,
  fieldsTouchedBy,
  newTaskForm,
  ownFields,
  toTaskBody,
  withKind,
  type TaskForm,
} from '../form/task-form.ts';
import { useChosenExercises } from './use-chosen-exercises.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export interface NewTask {
  readonly form: TaskForm;
  /** Sections of the chosen class. */
  readonly sections: ClassroomAdmin['sections'];
  readonly readClassAgain: () => Promise<void>;
  readonly changeKind: (kind: Task['kind']) => void;
  readonly change: (fields: Partial<TaskForm>) => void;
  readonly groups: readonly FormGroup[];
  readonly changeGroups: (groups: readonly FormGroup[]) => void;
  /** Messages by field; `classId` for the class that must be chosen. */
  readonly errors: Readonly<Record<string, string>>;
  /** Of the call that sets the task. */
  readonly sending: FormState;
  readonly isBusy: boolean;
  /** Creates the task, unless something has to be corrected first. */
  readonly set: () => Promise<void>;
}

/** A task that is being made: its fields, its exercises, and what happens when it is set. */
export function useNewTask(classroom: ClassroomSummary | undefined, isFromBasket: boolean): NewTask {
  const [search] = useSearchParams();
  const ids = useMemo(() => (search.get('exercises') ?? '').split(',').filter((id) => id !== ''), [search]);
  const navigate = useNavigate();
  const toast = useToast();
  const [opened] = useState(() => emptyTaskForm(serverNow(), search.get('section') ?? ''));
  const [typed, setTyped] = useState<Partial<TaskForm>>({});
  const details = useRead(getClassroomAdmin, classroom === undefined ? null : { classId: classroom.id });
  // The name is filled in from the start and counts on until someone changes it.
  const name = t(m.task, { number: (details.data?.tasks.length ?? 0) + 1 });
  const form = newTaskForm({ ...opened, name }, typed, details.data?.taskDefaults ?? null);
  const isReadingClass = classroom !== undefined && details.data === undefined && details.error === undefined;
  const { groups, setGroups, isReading } = useChosenExercises(ids);
  const [setIn, setSetIn] = useState<string>();
  const sending = useSubmit(createTask, ownFields);
  const { classId: _, ...errors } = sending.errors;

  useUnsavedGuard({
    isDirty: setIn === undefined && (Object.keys(typed).length > 0 || groups.length > ids.length),
    message: t(m.taskNotSetYet),
  });
  useEffect(() => {
    if (setIn !== undefined) void navigate(paths.classroomTasks(setIn));
  }, [setIn, navigate]);

  const change = (fields: Partial<TaskForm>): void => {
    setTyped((old) => ({ ...old, ...fields }));
    for (const field of fieldsTouchedBy(fields)) sending.clear(field);
  };
  const changeGroups = (next: readonly FormGroup[]): void => {
    setGroups(next);
    for (const field of Object.keys(errors)) if (field.startsWith('groups')) sending.clear(field);
  };
  const set = async (): Promise<void> => {
    if (classroom === undefined) {
      sending.refuse({ classId: t(m.chooseClass) });
      return;
    }
    const task = await sending.submit({ params: { classId: classroom.id }, body: toTaskBody(form, groups) });
    if (task === undefined) return;
    if (isFromBasket) emptyBasket();
    void readAgain(getClassroomAdmin, { classId: classroom.id });
    toast.show({ kind: 'success', message: t(m.setTo, { task: task.name, classroom: classroom.name }) });
    setSetIn(classroom.id);
  };
  return {
    form,
    sections: details.data?.sections ?? [],
    readClassAgain: async () => void (await details.mutate()),
    changeKind: (kind) => setTyped((old) => withKind(old, kind)),
    change,
    groups,
    changeGroups,
    // Choosing a class takes its message away.
    errors: classroom === undefined ? sending.errors : errors,
    sending,
    // Until the class is read, the name and the rules of a new task are not its own.
    isBusy: sending.isSending || isReading || isReadingClass,
    set,
  };
}
