import { mostColours } from '@lemma/math/document';
import type { ReactElement } from 'react';
import { Copy, Trash2 } from 'lucide-react';
import { DragHandle } from '../../../../ui/reordering/DragHandle.tsx';
import { useReorderDrag } from '../../../../ui/reordering/use-reorder-drag.ts';
import { part } from '../../../../ui/part.ts';
import { type ElementDraft, fieldsOfElement } from '../../draft/figures/figure-draft.ts';
import { figureKinds, type FigureKind } from '../../draft/figures/figure-fields.ts';
import type { Field } from '../../draft/figures/fields.ts';
import { reorderKeys } from '../rows/reorder-keys.ts';
import { moveActions } from '../rows/row-actions.tsx';
import { RowMenu } from '../rows/RowMenu.tsx';
import { ColourField, Swatch } from './ColourField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FigureProblems } from './figure-problems.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ElementRow.module.css';

const Row = part('li', css.row);

interface ElementRowProps {
  element: ElementDraft;
  figure: { readonly name: string; readonly kind: FigureKind };
  index: number;
  count: number;
  hints: number;
  problems: FigureProblems;
  change: (element: ElementDraft) => void;
  onMoveTo: (index: number) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** When it is shown: from the start, with a hint that there is, or with the solution. */
function whenOptions(hints: number, chosen: string): NonNullable<Field['options']> {
  const known = Array.from({ length: hints }, (_, index) => `hint ${index + 1}`);
  const all = known.includes(chosen) || !chosen.startsWith('hint') ? known : [...known, chosen];
  return [
    { value: '', label: t(m.fromStart) },
    ...all.map((hint) => ({ value: hint, label: t(m.withHint, { hint: hintWords(hint) }) })),
    { value: 'solution', label: t(m.withSolution) },
  ];
}

/** `hint 2` of the format, in words. */
const hintWords = (when: string): string => t(m.hint, { number: when.slice('hint '.length) });

/** One thing that a figure shows: its place, and its looks when the author asks for them. */
export function ElementRow(props: ElementRowProps): ReactElement {
  const { element, figure, index, count, change, problems, onMoveTo } = props;
  const { row, handle, marks } = useReorderDrag<HTMLLIElement>(t(m.shownIn, { name: figure.name }), index, onMoveTo);
  const label = figureKinds[figure.kind].elements?.[element.kind]?.label ?? element.kind;
  const when = element.texts['when'] ?? '';
  const fields = fieldsOfElement(figure.kind, element.kind)
    .filter(({ at }) => at !== 'colour')
    .map((field) => (field.at === 'when' ? { ...field, options: whenOptions(props.hints, when) } : field));
  const place = `show.${index}`;
  const usual = (index % mostColours) + 1;
  const put = (texts: ElementDraft['texts']): void => change({ ...element, texts: { ...element.texts, ...texts } });
  const colour = element.texts['colour'] ?? '';
  const actions = [
    ...moveActions({ index, isLast: index === count - 1, onMoveTo }),
    { key: 'copy', label: t(m.copy), icon: <Copy aria-hidden />, onSelect: props.onCopy, off: false },
    { key: 'remove', label: t(m.remove), icon: <Trash2 aria-hidden />, onSelect: props.onRemove, off: false },
  ];
  return (
    <Row ref={row} {...marks} aria-label={label} onKeyDown={reorderKeys((by) => onMoveTo(index + by))}>
      <div className={css.head}>
        <DragHandle handle={handle} />
        <Swatch colour={colour === '' ? usual : Number(colour)} />
        <span>{label}</span>
        {when === '' ? null : (
          <small>{when === 'solution' ? t(m.shownWithSolution) : t(m.shownWithHint, { hint: hintWords(when) })}</small>
        )}
        <RowMenu label={t(m.moreFor, { label })} actions={actions} />
      </div>
      <FieldGroup
        fields={fields}
        texts={element.texts}
        onChange={put}
        errorAt={(at) =>
          problems.errorAt(`${place}.${at}`) ?? (at === fields[0]?.at ? problems.errorAt(place) : undefined)
        }
        more={t(m.labelColourAndMore)}
      >
        <ColourField value={colour} usual={usual} onChange={(chosen) => put({ colour: chosen })} />
      </FieldGroup>
    </Row>
  );
}
