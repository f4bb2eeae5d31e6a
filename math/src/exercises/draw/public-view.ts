import { publicGraph } from '../../figures/drawn/start/public-graph.ts';
import { figuresFor, nothingSeen } from '../../figures/shown.ts';
import type { Choosing } from '../document/document.ts';
import type { KeyboardHints, PublicPart, PublicVariant, Variant } from './variant.ts';

/**
 * Returns the part of a variant that a learner may receive. Every field is named here: a field added to `Variant` stays
 * on the server until it is written down below.
 */
export function publicView(variant: Variant): PublicVariant {
  return {
    language: variant.language,
    question: variant.question,
    direction: variant.direction,
    figures: figuresFor(variant, nothingSeen),
    parts: variant.parts.map((part): PublicPart => ({
      name: part.name,
      answerType: part.answerType,
      points: part.points,
      label: part.label,
      choices: part.choices.map(({ key, text }) => ({ key, text })),
      keyboard: publicKeyboard(part.keyboard),
      ...(part.unit === undefined ? {} : { unit: part.unit }),
      ...(part.graph === undefined ? {} : { graph: publicGraph(part.graph) }),
      ...(part.choosing === undefined ? {} : { choosing: publicChoosing(part.choosing) }),
    })),
    hintCount: variant.hints.length,
    hasSolution: variant.solution.trim() !== '',
  };
}

function publicKeyboard({ letters, functions, templates }: KeyboardHints): KeyboardHints {
  return {
    letters: [...letters],
    functions: [...functions],
    templates: [...templates],
  };
}

const publicChoosing = ({ figure, things }: Choosing): Choosing => ({
  figure,
  things: things.map(({ key, thing }) => ({ key, thing })),
});
