import { choiceLetter } from '../../../../maths/ChoiceList.tsx';
import type { FiguresProps, ResultKind } from '../result-kind.ts';
import { later } from '../../../../ui/later.tsx';

/** Phones of other polls need none of it. */
const HeatMap = later(async () => (await import('./HeatMap.tsx')).HeatMap);

export const point: ResultKind = { mark: choiceLetter, hasTexts: true, figuresFirst: true, Figures: PointFigures };

function PointFigures({ view, measures }: FiguresProps) {
  return measures.kind === 'point' ? <HeatMap view={view} measures={measures} /> : null;
}
