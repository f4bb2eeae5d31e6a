import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Plus } from 'lucide-react';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { groupTitle, moved, type FormGroup } from './group-form.ts';
import { GroupRow } from './GroupRow.tsx';
import { GroupList } from './group-row-styles.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GroupRows.module.css';

interface GroupRowsProps {
  groups: readonly FormGroup[];
  /** Messages by field, of the body's `groups`. */
  errors: Readonly<Record<string, string>>;
  onChange: (groups: readonly FormGroup[]) => void;
  /** Opens the catalogue; with a key to add to that group. */
  onAdd: (key?: string) => void;
}

/** The exercises of a task in order, alone or in groups; moved by dragging or by the menu of each row. */
export function GroupRows({ groups, errors, onChange, onAdd }: GroupRowsProps) {
  const [said, setSaid] = useState('');
  const error = errors['groups'];
  const move = (from: number, to: number): void => {
    const row = groups[from];
    if (row === undefined || to < 0 || to >= groups.length) return;
    onChange(moved(groups, from, to));
    setSaid(t(m.isNowAtPlace, { name: groupTitle(row), place: to + 1, count: groups.length }));
  };
  return (
    <Card aria-labelledby="items-head">
      <CardHead
        title={t(m.exercises)}
        id="items-head"
        actions={
          <Button size="small" variant="text" startIcon={<Plus aria-hidden />} onClick={() => onAdd()}>
            {t(m.addExercises)}
          </Button>
        }
      >
        <HeadNote>{t(m.otherNumbers)}</HeadNote>
      </CardHead>
      {error === undefined ? null : (
        <div className={css.padded}>
          <Note tone="wrong" role="alert" title={error} />
        </div>
      )}
      {groups.length === 0 ? (
        <EmptyState>{t(m.chooseFromCatalogue)}</EmptyState>
      ) : (
        <GroupList>
          {groups.map((group, index) => (
            <GroupRow
              key={group.key}
              group={group}
              groups={groups}
              index={index}
              errors={errors}
              onChange={onChange}
              onMove={(to) => move(index, to)}
              onAdd={() => onAdd(group.key)}
            />
          ))}
        </GroupList>
      )}
      <VisuallyHidden as="output" aria-live="polite">
        {said}
      </VisuallyHidden>
    </Card>
  );
}
