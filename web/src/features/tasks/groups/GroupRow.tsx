import type { GroupRowProps } from './GroupContents.tsx';
import { ArrowDown, ArrowUp, Group, MoreVertical, X } from 'lucide-react';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { DragHandle } from '../../../ui/reordering/DragHandle.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useReorderDrag } from '../../../ui/reordering/use-reorder-drag.ts';
import { SampleLine } from '../../catalogue/SampleFace.tsx';
import {
  groupWords,
  groupTitle,
  hasOnePoints,
  joinedWithAbove,
  typeLabels,
  withoutItem,
  withType,
  type GroupType,
} from './group-form.ts';
import { GroupContents } from './GroupContents.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import groupRowStylesCss from './group-row-styles.module.css';

const types = (Object.keys(typeLabels) as GroupType[]).map((value) => ({ value, label: typeLabels[value] }));

/** A single exercise, or a group with what is in it. */
export function GroupRow(props: GroupRowProps) {
  const { group, groups, index, errors, onChange, onMove } = props;
  const { row, handle, marks } = useReorderDrag<HTMLLIElement>('task-groups', index, onMove);
  const [first] = group.items;
  const name = groupTitle(group);
  const isSingle = group.type === 'SG';
  const setPoints = (points: string): void =>
    onChange(groups.with(index, { ...group, items: group.items.map((item) => ({ ...item, points })) }));
  return (
    <li ref={row} {...marks}>
      <div className={groupRowStylesCss.row}>
        <DragHandle handle={handle} />
        <div className={groupRowStylesCss.what}>
          <strong>{name}</strong>
          {isSingle ? (
            first !== undefined &&
            first.sample !== '' && (
              <div className={groupRowStylesCss.sample}>
                <SampleLine sample={first.sample} />
              </div>
            )
          ) : (
            <small>{groupWords(group)}</small>
          )}
        </div>
        <div className={groupRowStylesCss.type}>
          <SelectField
            label={t(m.howDrawn, { name })}
            hideLabel
            value={group.type}
            options={types}
            onChange={(type) => onChange(withType(groups, index, type))}
          />
        </div>
        {(isSingle || hasOnePoints(group.type)) && (
          <div className={groupRowStylesCss.points}>
            <div>
              <TextField
                label={t(m.pointsFor, { title: name })}
                hideLabel
                type="number"
                min={0.5}
                max={100}
                step={0.5}
                value={first?.points ?? ''}
                onChange={setPoints}
                error={errors[`groups.${index}.items.0.points`]}
              />
            </div>
            <span className={groupRowStylesCss.word}>{hasOnePoints(group.type) ? t(m.eachWord) : t(m.pointsWord)}</span>
          </div>
        )}
        <RowTools {...props} name={name} />
      </div>
      {isSingle ? null : <GroupContents {...props} name={name} />}
    </li>
  );
}

function RowTools({ group, groups, index, onChange, onMove, name }: GroupRowProps & { name: string }) {
  const remove = (): void => onChange(groups.filter((one) => one !== group));
  const single = group.items[0];
  return (
    <div className={groupRowStylesCss.tools}>
      <ActionMenu
        label={t(m.moveNamed, { name })}
        iconOnly
        size="small"
        icon={<MoreVertical aria-hidden />}
        items={[
          {
            key: 'up',
            label: t(m.moveUp),
            icon: <ArrowUp aria-hidden />,
            disabled: index === 0,
            onSelect: () => onMove(index - 1),
          },
          {
            key: 'down',
            label: t(m.moveDown),
            icon: <ArrowDown aria-hidden />,
            disabled: index === groups.length - 1,
            onSelect: () => onMove(index + 1),
          },
          {
            key: 'join',
            label: t(m.putTogether),
            icon: <Group aria-hidden />,
            disabled: index === 0,
            onSelect: () => onChange(joinedWithAbove(groups, index)),
          },
        ]}
      />
      <Tooltip title={t(m.takeOut)}>
        <IconButton
          size="small"
          aria-label={t(m.takeOutNamed, { name })}
          onClick={() =>
            group.type === 'SG' && single !== undefined ? onChange(withoutItem(groups, single.exerciseId)) : remove()
          }
        >
          <X aria-hidden />
        </IconButton>
      </Tooltip>
    </div>
  );
}
