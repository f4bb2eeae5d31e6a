import type { Scene, Variant } from '@lemma/math/document';
import { mostFigures } from '@lemma/math/document';
import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLatest } from '../../../../ui/hooks/use-latest.ts';
import { useToast } from '../../../../ui/messages/toast-context.ts';
import { type Caret, questionText, withPlacedFigure } from '../../draft/figures/caret.ts';
import type { FigureDraft } from '../../draft/figures/figure-draft.ts';
import { freeFigureName } from '../../draft/figures/markers.ts';
import type { DraftState } from '../state/use-draft.ts';
import { LiveGraphsContext } from '../parts/graph/live-graphs.ts';
import { type FigureTools, FigureToolsContext, LiveScenesContext } from './figure-tools.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

const Gallery = lazy(async () => ({ default: (await import('./gallery/Gallery.tsx')).Gallery }));

const none: readonly Scene[] = [];
const noParts: Variant['parts'] = [];

interface FigureDeskProps {
  state: DraftState;
  /** The variant that the preview shows. */
  variant: Pick<Variant, 'figures' | 'parts'> | undefined;
  children: ReactNode;
}

/** Provides the texts and cards inside it with the means to add and place figures. */
export function FigureDesk({ state, variant, children }: FigureDeskProps): ReactNode {
  const { figures: scenes = none, parts = noParts } = variant ?? {};
  const graphs = useMemo(() => Object.fromEntries(parts.map(({ name, graph }) => [name, graph])), [parts]);
  const toast = useToast();
  const caret = useRef<Caret>(undefined);
  const [wanted, setWanted] = useState<{ readonly tell?: ((name: string) => void) | undefined }>();
  const [fresh, setFresh] = useState<string>();
  const { draft, change } = state;
  const names = draft.figures.map(({ name }) => name).join(' ');
  const addFigure = useLatest((figure: FigureDraft): string => {
    const name = freeFigureName(figure.name, names.split(' '));
    change((now) => ({ ...now, figures: [...now.figures, { ...figure, name }] }));
    return name;
  });
  const place = useLatest((name: string): void => {
    let text = questionText;
    change((now) => {
      const placed = withPlacedFigure(now, name, caret.current);
      ({ text } = placed);
      return placed.draft;
    });
    toast.show({ kind: 'success', message: t(m.figureInNow, { text: text.kind, number: text.number }) });
  });
  const tools = useMemo<FigureTools>(() => {
    const all = names === '' ? [] : names.split(' ');
    return {
      names: all,
      mayAdd: all.length < mostFigures,
      add: (onAdded) => setWanted({ tell: onAdded }),
      fresh,
      leave: (text, at) => {
        caret.current = { text, at };
      },
      place,
    };
  }, [names, fresh, place]);
  return (
    <FigureToolsContext value={tools}>
      <LiveScenesContext value={scenes}>
        <LiveGraphsContext value={graphs}>{children}</LiveGraphsContext>
      </LiveScenesContext>
      {wanted === undefined ? null : (
        <Suspense fallback={null}>
          <Gallery
            onClose={() => setWanted(undefined)}
            onChoose={(figure) => {
              setWanted(undefined);
              const name = addFigure(figure);
              setFresh(name);
              wanted.tell?.(name);
            }}
          />
        </Suspense>
      )}
    </FigureToolsContext>
  );
}
