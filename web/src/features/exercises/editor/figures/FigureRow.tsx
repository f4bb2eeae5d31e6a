import { useId, useState, type ReactElement } from 'react';
import { Copy, Trash2 } from 'lucide-react';
import { Note } from '../../../../ui/messages/Note.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { DragHandle } from '../../../../ui/reordering/DragHandle.tsx';
import { useReorderDrag } from '../../../../ui/reordering/use-reorder-drag.ts';
import { part } from '../../../../ui/part.ts';
import { type FigureDraft, fieldsOfFigure, shownIn, withKind } from '../../draft/figures/figure-draft.ts';
import { figureKinds, type FigureKind } from '../../draft/figures/figure-fields.ts';
import { figureNameProblem } from '../../draft/figures/markers.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { NameField } from '../rows/NameField.tsx';
import { reorderKeys } from '../rows/reorder-keys.ts';
import { moveActions, type RowAction } from '../rows/row-actions.tsx';
import { RowError, RowOpener } from '../rows/RowOpener.tsx';
import { RowTools } from '../rows/RowTools.tsx';
import { ElementList } from './ElementList.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FigureProblems } from './figure-problems.ts';
import { LivePicture } from './LivePicture.tsx';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './FigureRow.module.css';

const Row = part('li', css.row);

export interface FigureRowProps {
  figure: FigureDraft;
  index: number;
  names: readonly string[];
  hints: number;
  isPlaced: boolean;
  mayAdd: boolean;
  problems: FigureProblems;
  startsOpen: boolean;
  change: (change: (figure: FigureDraft) => FigureDraft) => void;
  onRename: (name: string) => void;
  onMoveTo: (index: number) => void;
  onCopy: () => void;
  onRemove: () => void;
  fit: Parameters<typeof LivePicture>[0]['fit'];
}

const kindOptions = (Object.keys(figureKinds) as FigureKind[]).map((value) => ({
  value,
  label: figureKinds[value].label,
}));

/** Summary of a figure in a line: its kind and the names of what is in it. */
function summaryOf(figure: FigureDraft): string {
  const { label, elements } = figureKinds[figure.kind];
  const shown = shownIn(figure).map(({ kind }) => elements?.[kind]?.label.replace(/,.*/, '') ?? kind);
  return [label, ...new Set(shown)].join(', ');
}

/** A figure in one line; opened, its fields beside its picture. */
export function FigureRow(props: FigureRowProps): ReactElement {
  const { figure, index, problems, onMoveTo } = props;
  const { row, handle, marks } = useReorderDrag<HTMLLIElement>('figures', index, onMoveTo);
  const id = useId();
  const [isOpen, setIsOpen] = useState(props.startsOpen);
  return (
    <Row ref={row} {...marks} data-figure={figure.name} onKeyDown={reorderKeys((by) => onMoveTo(index + by))}>
      <div className={css.line}>
        <DragHandle handle={handle} />
        <RowOpener isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} className={css.opener}>
          <b>{figure.name}</b>
          <span className={css.about}>
            {summaryOf(figure)}
            {isOpen ? null : <RowError error={problems.first} />}
          </span>
        </RowOpener>
      </div>
      {isOpen ? (
        <fieldset className={css.body} id={id} aria-label={t(m.figureNamed, { name: figure.name })}>
          <FigureBody {...props} />
        </fieldset>
      ) : null}
    </Row>
  );
}

/** The first field of a place shows why the place cannot be drawn. */
const firstOf: Readonly<Record<string, string>> = {
  'x.from': 'x',
  'y.from': 'y',
  'slider.variable': 'slider',
  'sketch.tool': 'sketch',
};

function FigureBody(props: FigureRowProps): ReactElement {
  const { figure, problems, change } = props;
  const { errorAt, warningAt } = problems;
  const put = (texts: FigureDraft['texts']): void => change((now) => ({ ...now, texts: { ...now.texts, ...texts } }));
  const fields = fieldsOfFigure(figure).map((field) =>
    field.at === 'describe' ? { ...field, about: warningAt('describe') ?? field.about ?? '' } : field,
  );
  const whole = errorAt('') ?? errorAt('name');
  return (
    <>
      <LivePicture figure={figure} isPlaced={props.isPlaced} error={problems.first} onWindow={put} fit={props.fit} />
      <div className={css.fields}>
        {whole === undefined ? null : <Note tone="wrong">{whole}</Note>}
        <FieldGrid least={150}>
          <NameField
            key={figure.name}
            name={figure.name}
            problemOf={(typed) => figureNameProblem(typed, figure.name, props.names)}
            onRename={props.onRename}
          />
          <SelectField
            label={t(m.kind)}
            value={figure.kind}
            options={kindOptions}
            onChange={(kind) => change((now) => withKind(now, kind))}
          />
        </FieldGrid>
        <ElementList
          figure={figure}
          hints={props.hints}
          problems={problems}
          change={(next) => change((now) => ({ ...now, ...next }))}
        />
        <FieldGroup
          fields={fields}
          texts={figure.texts}
          onChange={put}
          errorAt={(at) => errorAt(at) ?? (firstOf[at] === undefined ? undefined : errorAt(firstOf[at]))}
          more={t(m.axesAndMore)}
        />
        <RowTools actions={actionsOf(props)} />
      </div>
    </>
  );
}

function actionsOf({
  figure: { name },
  index,
  names,
  mayAdd,
  onMoveTo,
  onCopy,
  onRemove,
}: FigureRowProps): RowAction[] {
  return [
    ...moveActions({ name, index, isLast: index === names.length - 1, onMoveTo }),
    { key: 'copy', label: t(m.copyNamed, { name }), icon: <Copy aria-hidden />, onSelect: onCopy, off: !mayAdd },
    { key: 'remove', label: t(m.removeNamed, { name }), icon: <Trash2 aria-hidden />, onSelect: onRemove, off: false },
  ];
}
