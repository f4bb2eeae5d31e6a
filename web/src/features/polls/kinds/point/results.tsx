import { choiceLetter } from '../../../../maths/ChoiceList.tsx';
import type { FiguresProps, ResultKind } from '../result-kind.ts';
import { HeatMap } from './HeatMap.tsx';

export const point: ResultKind = { mark: choiceLetter, hasTexts: true, figuresFirst: true, Figures: PointFigures };

function PointFigures({ view, measures }: FiguresProps) {
  return measures.kind === 'point' ? <HeatMap view={view} measures={measures} /> : null;
}
