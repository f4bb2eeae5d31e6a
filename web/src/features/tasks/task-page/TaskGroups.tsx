import { updateTask, type TaskGroup, type TaskItem } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Eye, Pencil } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useSubmit } from '../../../api/use-submit.ts';
import { paths } from '../../../paths.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { isPrivileged } from '../../../session/permissions.ts';
import { useUser } from '../../../session/session-context.ts';
import { SampleLine } from '../../catalogue/SampleFace.tsx';
import { useMayChange } from '../../classrooms/use-may-change.ts';
import { RegradeButton } from '../../regrades/RegradeButton.tsx';
import { TakeNewVersion } from '../../exercises/history/TakeNewVersion.tsx';
import { formGroupsOf, groupTitle, groupWords, toGroupBodies } from '../groups/group-form.ts';
import { GroupEditor } from '../groups/GroupEditor.tsx';
import type { TaskContentProps } from './task-content.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskGroups.module.css';

const ItemRow = part(CardRow, css.itemRow);

const What = part(Grow, css.what);

/** The exercises of a set task: to be changed until somebody has begun, afterwards as they are. */
export function TaskGroups(props: TaskContentProps) {
  const { task, classId } = props;
  const mayChange = useMayChange(classId);
  const [isEditing, setIsEditing] = useState(false);
  const hasBegun = task.startedCount > 0;
  if (isEditing && !hasBegun) return <ChangeGroups {...props} onEnd={() => setIsEditing(false)} />;
  return (
    <Card aria-labelledby="items-head">
      <CardHead
        title={t(m.exercises)}
        id="items-head"
        actions={
          hasBegun || !mayChange ? undefined : (
            <Button size="small" variant="text" startIcon={<Pencil aria-hidden />} onClick={() => setIsEditing(true)}>
              {t(m.changeExercises)}
            </Button>
          )
        }
      >
        <HeadNote>{hasBegun ? t(m.somebodyBegan) : t(m.otherNumbers)}</HeadNote>
      </CardHead>
      <CardRows as="ol">
        {task.groups.map((group) =>
          group.type === 'SG' ? (
            <SetItems key={group.id} items={group.items} {...props} />
          ) : (
            <GroupRowsOf key={group.id} group={group} {...props} />
          ),
        )}
      </CardRows>
    </Card>
  );
}

function GroupRowsOf({ group, ...props }: TaskContentProps & { group: TaskGroup }) {
  const draw = group.drawCount ?? 1;
  return (
    <>
      <ItemRow className={css.head}>
        <What>
          <strong>{groupTitle(group)}</strong>
          {groupWords({ ...group, draw })}
        </What>
      </ItemRow>
      <SetItems items={group.items} isInside {...props} />
    </>
  );
}

function SetItems(props: TaskContentProps & { items: readonly TaskItem[]; isInside?: boolean }) {
  const { task, classId, onChanged, items, isInside = false } = props;
  const mayChange = useMayChange(classId);
  const mayPreview = isPrivileged(useUser());
  return items.map((item) => (
    <ItemRow key={item.id} className={isInside ? css.inside : undefined}>
      <What>
        <strong>{item.title}</strong>
        {item.hasNewerVersion ? <Chip color="info" label={t(m.newerVersion)} /> : null}
        <div className={css.sample}>
          <SampleLine sample={item.sample} />
        </div>
      </What>
      {item.hasNewerVersion && mayChange ? (
        <TakeNewVersion
          ids={{ classId, taskId: task.id, itemId: item.id }}
          name={task.name}
          hasBegun={task.startedCount > 0}
          onTaken={onChanged}
        />
      ) : null}
      {task.startedCount > 0 ? (
        <RegradeButton ids={{ classId, taskId: task.id, itemId: item.id }} name={item.title} />
      ) : null}
      <span className={css.text}>{t(m.pointsCount, { points: item.points })}</span>
      {mayPreview && (
        <Button
          size="small"
          variant="text"
          component={Link}
          to={paths.exercisePreview(item.exerciseId)}
          aria-label={t(m.previewNamed, { title: item.title })}
          startIcon={<Eye aria-hidden />}
        >
          {t(m.preview)}
        </Button>
      )}
    </ItemRow>
  ));
}

function ChangeGroups({ task, classId, onChanged, onEnd }: TaskContentProps & { onEnd: () => void }) {
  const toast = useToast();
  const [opened] = useState(() => formGroupsOf(task.groups));
  const [groups, setGroups] = useState(opened);
  const { errors, formError, isSending, submit, clear } = useSubmit(updateTask, ['groups']);
  const save = async (): Promise<boolean> => {
    const body = { groups: toGroupBodies(groups) };
    const changed = await submit({ params: { classId, taskId: task.id }, body });
    if (changed === undefined) return false;
    await onChanged(changed);
    toast.show({ kind: 'success', message: t(m.saved) });
    onEnd();
    return true;
  };
  useUnsavedGuard({
    isDirty: groups !== opened,
    message: t(m.youChangedExercises, { name: task.name }),
    onSave: save,
  });
  return (
    <div className={css.growing}>
      <GroupEditor
        groups={groups}
        errors={errors}
        onChange={(next) => {
          setGroups(next);
          for (const field of Object.keys(errors)) clear(field);
        }}
      />
      {formError === undefined ? null : (
        <div className={css.after}>
          <Note tone="wrong" role="alert" title={formError} />
        </div>
      )}
      <div className={css.row}>
        <Button variant="contained" disabled={isSending} onClick={() => void save()}>
          {t(m.saveExercises)}
        </Button>
        <Button variant="text" onClick={onEnd}>
          {t(m.cancel)}
        </Button>
      </div>
    </div>
  );
}
