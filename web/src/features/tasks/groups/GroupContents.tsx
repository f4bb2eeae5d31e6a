import { Button } from '../../../ui/pressing/Button.tsx';
import { MoreVertical, Plus, Ungroup, X } from 'lucide-react';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SampleLine } from '../../catalogue/SampleFace.tsx';
import { takenOut, withoutItem, type FormGroup, type TaskFormItem } from './group-form.ts';
import { GroupBox } from './group-row-styles.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import groupRowStylesCss from './group-row-styles.module.css';

export interface GroupRowProps {
  group: FormGroup;
  groups: readonly FormGroup[];
  index: number;
  errors: Readonly<Record<string, string>>;
  onChange: (groups: readonly FormGroup[]) => void;
  onMove: (to: number) => void;
  onAdd: () => void;
}

/** The contents of a group: its name, how many are drawn, and its exercises. */
export function GroupContents(props: GroupRowProps & { name: string }) {
  const { group, index, errors, onAdd, name } = props;
  const error = errors[`groups.${index}.items`];
  return (
    <GroupBox role="group" aria-label={name}>
      <DrawFields {...props} />
      {error === undefined ? null : <Note tone="wrong" role="alert" title={error} />}
      <ol>
        {group.items.map((item, at) => (
          <ContentRow key={item.exerciseId} {...props} item={item} at={at} />
        ))}
      </ol>
      <Button size="small" variant="text" startIcon={<Plus aria-hidden />} onClick={onAdd}>
        {t(m.addToGroup)}
      </Button>
    </GroupBox>
  );
}

function DrawFields({ group, groups, index, errors, onChange, name }: GroupRowProps & { name: string }) {
  const change = (fields: Partial<FormGroup>): void => onChange(groups.with(index, { ...group, ...fields }));
  return (
    <div className={groupRowStylesCss.draw}>
      {group.type === 'GP' && (
        <>
          <span>{t(m.eachLearnerGets)}</span>
          <div className={groupRowStylesCss.number}>
            <TextField
              label={t(m.howManyOf, { name })}
              hideLabel
              type="number"
              min={1}
              max={group.items.length}
              step={1}
              value={group.draw}
              onChange={(draw) => change({ draw })}
              error={errors[`groups.${index}.drawCount`]}
            />
          </div>
          <span>{t(m.ofCount, { count: group.items.length })}</span>
        </>
      )}
      <div className={groupRowStylesCss.name}>
        <TextField
          label={t(m.nameOfGroup)}
          hideLabel
          placeholder={t(m.nameOfGroupOnlyYou)}
          value={group.name}
          onChange={(typed) => change({ name: typed })}
          error={errors[`groups.${index}.name`]}
          maxLength={120}
        />
      </div>
    </div>
  );
}

function ContentRow(props: GroupRowProps & { item: TaskFormItem; at: number }) {
  const { group, groups, index, errors, onChange, item, at } = props;
  const setPoints = (points: string): void =>
    onChange(groups.with(index, { ...group, items: group.items.with(at, { ...item, points }) }));
  return (
    <li>
      <div className={groupRowStylesCss.what}>
        <strong>{item.title}</strong>
        {item.sample !== '' && (
          <div className={groupRowStylesCss.sample}>
            <SampleLine sample={item.sample} />
          </div>
        )}
      </div>
      {group.type === 'MG' && (
        <div className={groupRowStylesCss.points}>
          <div>
            <TextField
              label={t(m.pointsFor, { title: item.title })}
              hideLabel
              type="number"
              min={0.5}
              max={100}
              step={0.5}
              value={item.points}
              onChange={setPoints}
              error={errors[`groups.${index}.items.${at}.points`]}
            />
          </div>
          <span className={groupRowStylesCss.word}>{t(m.pointsWord)}</span>
        </div>
      )}
      <ActionMenu
        label={t(m.changeNamed, { title: item.title })}
        iconOnly
        size="small"
        icon={<MoreVertical aria-hidden />}
        items={[
          {
            key: 'out',
            label: t(m.putOnItsOwn),
            icon: <Ungroup aria-hidden />,
            onSelect: () => onChange(takenOut(groups, index, item.exerciseId)),
          },
          {
            key: 'remove',
            label: t(m.takeOutOfTask),
            icon: <X aria-hidden />,
            onSelect: () => onChange(withoutItem(groups, item.exerciseId)),
          },
        ]}
      />
    </li>
  );
}
