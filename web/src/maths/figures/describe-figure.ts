import type { Scene } from '@lemma/math/document';

const kinds: Readonly<Record<Scene['kind'], string>> = {
  plane: 'A coordinate plane',
  geometry: 'A drawing',
  'number-line': 'A number line',
  chart: 'A chart',
};

/** The author's description; without one, a list of what is given, never of what is asked. */
export function describeFigure({ describe, kind, window, elements }: Scene): string {
  if (describe.trim() !== '') return describe;
  const count = elements.length === 1 ? 'one thing' : `${elements.length} things`;
  if (!window || kind === 'geometry' || kind === 'chart') return `${kinds[kind]} with ${count} in it.`;
  const across = `x from ${shown(window.left)} to ${shown(window.right)}`;
  if (kind === 'number-line') return `${kinds[kind]}, ${across}, with ${count} on it.`;
  return `${kinds[kind]}, ${across} and y from ${shown(window.bottom)} to ${shown(window.top)}, with ${count} in it.`;
}

const shown = (value: number): string => String(Math.round(value * 1000) / 1000).replace('-', '−');
