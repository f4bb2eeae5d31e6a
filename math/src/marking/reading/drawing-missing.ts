import type { FormulaPart, NumberPart } from '../../exercises/document/document.ts';
import { unfinishedDrawing } from '../../figures/drawn/read-drawing.ts';
import { toolRules } from '../../figures/drawn/tools.ts';

/** Describes the missing part of an unfinished drawing, which costs no try. */
export function drawingMissing(
  { graph }: NumberPart | FormulaPart,
  answer: string,
  decimal: '.' | ',',
): string | undefined {
  if (!graph) return undefined;
  const { tool, count = toolRules[tool].usualCount } = graph;
  return unfinishedDrawing(answer, { tool, count }, decimal);
}
