import type { FormulaPart, NumberPart } from '../../exercises/document/document.ts';
import { unfinishedDrawing } from '../../figures/drawn/read-drawing.ts';
import { toolRules } from '../../figures/drawn/tools.ts';

/** The gap in a drawing whose handles make nothing yet: it costs no try. */
export function drawingMissing(
  { graph }: NumberPart | FormulaPart,
  answer: string,
  decimal: '.' | ',',
): string | undefined {
  if (!graph) return undefined;
  const { tool, count = toolRules[tool].usualCount } = graph;
  return unfinishedDrawing(answer, { tool, count }, decimal);
}
