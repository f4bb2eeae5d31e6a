import type { Grading } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { v7 as newId } from 'uuid';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { GradeGroupDialog, type GroupDraft } from './GradeGroupDialog.tsx';
import type { GradingChange } from './use-grading.ts';
import { WeightRow } from './WeightRow.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface GradeGroupRowsProps {
  grading: Grading;
  onSave: (change: GradingChange) => void;
}

/** The class's own groups with their weights; a group is made, changed and removed here. */
export function GradeGroupRows({ grading, onSave }: GradeGroupRowsProps) {
  const { groups, tasks } = grading;
  const [edited, setEdited] = useState<GroupDraft>();
  /** Puts a group in its place; a task is in one group alone. */
  const put = (draft: GroupDraft): void => {
    const others = groups.map((group) => ({
      ...group,
      taskIds: group.taskIds.filter((id) => !draft.taskIds.includes(id)),
    }));
    const isNew = groups.every((group) => group.id !== draft.id);
    const fresh = { weight: Math.max(0, 100 - groups.reduce((sum, group) => sum + group.weight, 0)), dropLowest: 0 };
    onSave({
      groups: isNew
        ? [...others, { ...fresh, ...draft }]
        : others.map((group) => (group.id === draft.id ? { ...group, ...draft } : group)),
    });
  };
  return (
    <>
      {groups.map((group) => (
        <WeightRow
          key={group.id}
          name={group.name}
          about={t(m.tasksCount, { count: group.taskIds.length })}
          weight={group.weight}
          dropLowest={group.dropLowest}
          onChange={(change) =>
            onSave({ groups: groups.map((one) => (one.id === group.id ? { ...one, ...change } : one)) })
          }
        >
          <ActionMenu
            label={t(m.moreFor, { name: group.name })}
            icon={<Ellipsis aria-hidden />}
            iconOnly
            size="small"
            items={[
              {
                key: 'edit',
                label: t(m.nameAndTasks),
                icon: <Pencil aria-hidden />,
                onSelect: () => setEdited({ id: group.id, name: group.name, taskIds: group.taskIds }),
              },
              {
                key: 'remove',
                label: t(m.removeGroup),
                icon: <Trash2 aria-hidden />,
                onSelect: () => onSave({ groups: groups.filter((one) => one.id !== group.id) }),
              },
            ]}
          />
        </WeightRow>
      ))}
      <Button
        variant="text"
        startIcon={<Plus aria-hidden />}
        disabled={groups.length >= 20}
        onClick={() => setEdited({ id: newId(), name: '', taskIds: [] })}
      >
        {t(m.addGroup)}
      </Button>
      {edited === undefined ? null : (
        <GradeGroupDialog
          group={edited}
          tasks={tasks}
          taken={new Map(groups.flatMap((group) => group.taskIds.map((id) => [id, group] as const)))}
          onSave={(draft) => {
            setEdited(undefined);
            put(draft);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
