import { mostElements } from '@lemma/math/document';
import type { ReactElement } from 'react';
import { Plus } from 'lucide-react';
import { ActionMenu } from '../../../../ui/menus/ActionMenu.tsx';
import { moved } from '../../draft/exercise-draft.ts';
import { type ElementDraft, type FigureDraft, newElement, shownIn } from '../../draft/figures/figure-draft.ts';
import { figureKinds } from '../../draft/figures/figure-fields.ts';
import { rowId } from '../../draft/row-id.ts';
import { ElementRow } from './ElementRow.tsx';
import type { FigureProblems } from './figure-problems.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ElementList.module.css';

interface ElementListProps {
  figure: FigureDraft;
  hints: number;
  problems: FigureProblems;
  change: (fields: Partial<FigureDraft>) => void;
}

/** Everything that a figure shows, in the order in which it is drawn. */
export function ElementList({ figure, hints, problems, change }: ElementListProps): ReactElement | null {
  const { elements } = figureKinds[figure.kind];
  if (elements === undefined) return null;
  const shown = shownIn(figure);
  // Elements that only another kind of figure has keep waiting behind those that are shown.
  const put = (next: readonly ElementDraft[]): void =>
    change({ show: [...next, ...figure.show.filter((element) => !shown.includes(element))] });
  return (
    <section className={css.section} aria-label={t(m.whatShows, { name: figure.name })}>
      <div className={css.head}>
        <h3>{t(m.itShows)}</h3>
        <ActionMenu
          label={t(m.add)}
          variant="soft"
          size="small"
          icon={<Plus aria-hidden />}
          items={Object.entries(elements).map(([kind, { label }]) => ({
            key: kind,
            label,
            disabled: shown.length >= mostElements,
            onSelect: () => put([...shown, newElement(figure.kind, kind)]),
          }))}
        />
      </div>
      {shown.length === 0 ? <p className={css.empty}>{t(m.nothingYetAddCurve)}</p> : null}
      <ol>
        {shown.map((element, index) => (
          <ElementRow
            key={element.id}
            element={element}
            figure={figure}
            index={index}
            count={shown.length}
            hints={hints}
            problems={problems}
            change={(next) => put(shown.map((one) => (one === element ? next : one)))}
            onMoveTo={(to) => put(moved(shown, index, to))}
            onCopy={() => put(shown.toSpliced(index + 1, 0, { ...element, id: rowId() }))}
            onRemove={() => put(shown.filter((one) => one !== element))}
          />
        ))}
      </ol>
    </section>
  );
}
