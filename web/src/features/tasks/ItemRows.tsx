import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { Card, CardHead } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { SampleLine } from '../catalogue/SampleFace.tsx';
import type { TaskFormItem } from './task-form.ts';

const List = styled('ol')(({ theme }) => ({
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '12px 12px 12px 20px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& .number': { width: 20, fontWeight: 600, color: theme.vars.palette.lemma.ink3, fontVariantNumeric: 'tabular-nums' },
  '& .what': { flex: '1 1 160px', minWidth: 0 },
  '& .what strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .sample': {
    fontSize: 14,
    lineHeight: '22px',
    overflow: 'hidden',
    color: theme.vars.palette.text.secondary,
  },
  '& .points': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: 14,
    color: theme.vars.palette.text.secondary,
  },
  '& .points > div': { width: 84 },
  '& .tools': { display: 'flex' },
  [theme.breakpoints.down('sm')]: {
    '& > li': { flexWrap: 'wrap', paddingLeft: 16 },
    '& .what': { flex: '1 1 calc(100% - 40px)' },
    '& .points': { marginLeft: 32 },
    '& .tools': { marginLeft: 'auto' },
  },
}));

interface ItemRowsProps {
  items: readonly TaskFormItem[];
  errors: Readonly<Record<string, string>>;
  onChange: (items: readonly TaskFormItem[]) => void;
  onAdd: () => void;
}

function swapped(items: readonly TaskFormItem[], at: number, by: 1 | -1): readonly TaskFormItem[] {
  const one = items[at];
  const other = items[at + by];
  return one === undefined || other === undefined ? items : items.with(at, other).with(at + by, one);
}

/** The exercises of a task in order, with points; moved by buttons, so that the keyboard does it too. */
export function ItemRows({ items, errors, onChange, onAdd }: ItemRowsProps) {
  const error = errors['items'];
  return (
    <Card aria-labelledby="items-head">
      <CardHead
        title="Exercises"
        id="items-head"
        actions={
          <Button size="small" variant="text" startIcon={<Plus aria-hidden />} onClick={onAdd}>
            Add exercises
          </Button>
        }
      >
        <HeadNote>every learner gets other numbers</HeadNote>
      </CardHead>
      {error === undefined ? null : (
        <div style={{ padding: '16px 20px 0' }}>
          <Note tone="wrong" role="alert" title={error} />
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState>Choose exercises from the catalogue.</EmptyState>
      ) : (
        <List>
          {items.map((item, index) => (
            <li key={item.exerciseId}>
              <span className="number">{index + 1}</span>
              <div className="what">
                <strong>{item.title}</strong>
                {item.sample === '' ? null : (
                  <div className="sample">
                    <SampleLine sample={item.sample} />
                  </div>
                )}
              </div>
              <div className="points">
                <div>
                  <TextField
                    label={`Points for ${item.title}`}
                    hideLabel
                    type="number"
                    min={0.5}
                    max={100}
                    step={0.5}
                    value={item.points}
                    onChange={(points) => onChange(items.with(index, { ...item, points }))}
                    error={errors[`items.${index}.points`]}
                  />
                </div>
                points
              </div>
              <ItemTools
                item={item}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(by) => onChange(swapped(items, index, by))}
                onRemove={() => onChange(items.filter((other) => other !== item))}
              />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

interface ItemToolsProps {
  item: TaskFormItem;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function ItemTools({ item, isFirst, isLast, onMove, onRemove }: ItemToolsProps) {
  return (
    <div className="tools">
      <Tooltip title="Move up">
        <span>
          <IconButton size="small" aria-label={`Move ${item.title} up`} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title="Move down">
        <span>
          <IconButton size="small" aria-label={`Move ${item.title} down`} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title="Take out">
        <IconButton size="small" aria-label={`Take ${item.title} out`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </Tooltip>
    </div>
  );
}
