import { lazy, Suspense, use, useState, type ReactElement } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Maximize, TextCursorInput } from 'lucide-react';
import { Note } from '../../../../ui/messages/Note.tsx';
import { useToast } from '../../../../ui/messages/toast-context.ts';
import { SkeletonText } from '../../../../ui/waiting/Skeleton.tsx';
import { part } from '../../../../ui/part.ts';
import type { Texts } from '../../draft/figures/fields.ts';
import type { FigureDraft } from '../../draft/figures/figure-draft.ts';
import { FigureToolsContext, LiveScenesContext } from './figure-tools.ts';
import { hasWindow } from './window-edges.ts';
import { WindowCorners } from './WindowCorners.tsx';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LivePicture.module.css';

const Figure = lazy(async () => ({ default: (await import('../../../../maths/figures/Figure.tsx')).Figure }));

const Side = part('div', css.side);

interface LivePictureProps {
  figure: FigureDraft;
  isPlaced: boolean;
  /** Its first error; the picture then stays the previous one. */
  error: string | undefined;
  onWindow: (texts: Texts) => void;
  /** Finds the window that holds all that is shown in many variants; undefined when nothing determines its size. */
  fit: (name: string) => Promise<Texts | undefined>;
}

/** The figure in the variant that the preview shows, with its window to drag and what can be done with it. */
export function LivePicture({ figure, isPlaced, error, onWindow, fit }: LivePictureProps): ReactElement {
  const scene = use(LiveScenesContext).find(({ name }) => name === figure.name);
  const tools = use(FigureToolsContext);
  const toast = useToast();
  const [isFitting, setFitting] = useState(false);
  const makeFit = async (): Promise<void> => {
    setFitting(true);
    const texts = await fit(figure.name).catch(() => undefined);
    setFitting(false);
    if (texts === undefined) toast.show({ kind: 'info', message: t(m.windowUnknown) });
    else onWindow(texts);
  };
  return (
    <Side>
      <div className={css.picture}>
        {scene === undefined ? (
          <SkeletonText label={t(m.drawingFigure)} lines={4} />
        ) : (
          <Suspense fallback={<SkeletonText label={t(m.drawingFigure)} lines={4} />}>
            <Figure scene={scene} isPlain slides>
              {hasWindow(scene) ? <WindowCorners scene={scene} texts={figure.texts} onMove={onWindow} /> : null}
            </Figure>
          </Suspense>
        )}
      </div>
      {error === undefined || scene === undefined ? null : (
        <Note tone="warning">
          {t(m.wasBefore)} {error}
        </Note>
      )}
      <div className={css.tools}>
        <Button
          size="small"
          variant={isPlaced ? 'text' : 'contained'}
          startIcon={<TextCursorInput aria-hidden />}
          onClick={() => tools?.place(figure.name)}
        >
          {t(m.insertIntoText)}
        </Button>
        {hasWindow(scene) ? (
          <Button
            size="small"
            variant="text"
            startIcon={<Maximize aria-hidden />}
            disabled={isFitting}
            onClick={() => void makeFit()}
          >
            {t(m.makeWindowFit)}
          </Button>
        ) : null}
      </div>
      <p className={css.note}>{isPlaced ? t(m.variablesReplace) : t(m.inNoTextYet)}</p>
    </Side>
  );
}
