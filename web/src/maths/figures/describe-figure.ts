import type { Scene } from '@lemma/math/document';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

const kinds: Readonly<Record<Scene['kind'], string>> = {
  plane: t(m.coordinatePlane),
  geometry: t(m.aDrawing),
  'number-line': t(m.numberLine),
  chart: t(m.aChart),
};

/** The author's description; without one, a list of what is given, never of what is asked. */
export function describeFigure({ describe, kind, window, elements }: Scene): string {
  if (describe.trim() !== '') return describe;
  const count = elements.length === 1 ? t(m.oneThing) : t(m.things, { elementCount: elements.length });
  if (!window || kind === 'geometry' || kind === 'chart') return t(m.withIn, { value: kinds[kind], count });
  const across = t(m.xFromTo, { left: shown(window.left), right: shown(window.right) });
  if (kind === 'number-line') return t(m.withOn, { value: kinds[kind], across, count });
  return t(m.andYFromTo, { value: kinds[kind], across, bottom: shown(window.bottom), top: shown(window.top), count });
}

const shown = (value: number): string => String(Math.round(value * 1000) / 1000).replace('-', '−');
