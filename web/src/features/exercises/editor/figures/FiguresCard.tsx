import { memo, use, type ReactElement } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Plus } from 'lucide-react';
import { Card, CardHead } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../../ui/HeadNote.tsx';
import { mostFigures } from '@lemma/math/document';
import { moved, type ExerciseDraft } from '../../draft/exercise-draft.ts';
import type { FigureDraft } from '../../draft/figures/figure-draft.ts';
import { freeFigureName, isPlaced, withoutFigure, withRenamedFigure } from '../../draft/figures/markers.ts';
import { rowId } from '../../draft/row-id.ts';
import type { Problems } from '../problems.ts';
import { sameCard } from '../same-card.ts';
import type { ChangeDraft } from '../state/use-draft.ts';
import { figureProblems } from './figure-problems.ts';
import { FigureRow, type FigureRowProps } from './FigureRow.tsx';
import { FigureToolsContext } from './figure-tools.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import editorLayoutCss from '../EditorLayout.module.css';

interface FiguresCardProps {
  draft: ExerciseDraft;
  change: ChangeDraft;
  problems: Problems;
  onFit: FigureRowProps['fit'];
}

/** Figures as rows, each with its picture in the variant that the preview shows. */
export const FiguresCard = memo(
  function FiguresCard({ draft, change, problems, onFit }: FiguresCardProps): ReactElement {
    const { figures } = draft;
    const tools = use(FigureToolsContext);
    const names = figures.map(({ name }) => name);
    const mayAdd = figures.length < mostFigures;
    const put = (id: string, next: (figure: FigureDraft) => FigureDraft): void =>
      change((now) => ({ ...now, figures: now.figures.map((one) => (one.id === id ? next(one) : one)) }));
    return (
      <Card aria-labelledby="figures-head">
        <CardHead
          title={t(m.figures)}
          id="figures-head"
          actions={
            <Button
              className={editorLayoutCss.adds}
              size="small"
              variant="text"
              startIcon={<Plus aria-hidden />}
              disabled={!mayAdd}
              onClick={() => tools?.add()}
            >
              {t(m.figure)}
            </Button>
          }
        >
          {mayAdd ? null : <HeadNote>{t(m.atMostCount, { count: mostFigures })}</HeadNote>}
        </CardHead>
        {figures.length === 0 ? (
          <EmptyState drawing="curve">{t(m.graphsFollow)}</EmptyState>
        ) : (
          <ul>
            {figures.map((figure, index) => (
              <FigureRow
                key={figure.id}
                figure={figure}
                index={index}
                names={names}
                hints={draft.hints.length}
                isPlaced={isPlaced(draft, figure.name)}
                mayAdd={mayAdd}
                problems={figureProblems(problems, figure.name, index)}
                startsOpen={figure.name === tools?.fresh}
                change={(next) => put(figure.id, next)}
                onRename={(name) => change((now) => withRenamedFigure(now, figure.name, name))}
                onMoveTo={(to) => change((now) => ({ ...now, figures: moved(now.figures, index, to) }))}
                onCopy={() =>
                  change((now) => ({
                    ...now,
                    figures: now.figures.toSpliced(index + 1, 0, {
                      ...figure,
                      id: rowId(),
                      name: freeFigureName(figure.name, names),
                    }),
                  }))
                }
                onRemove={() => change((now) => withoutFigure(now, figure.name))}
                fit={onFit}
              />
            ))}
          </ul>
        )}
      </Card>
    );
  },
  sameCard('figures', 'question', 'solution', 'hints', 'parts'),
);
