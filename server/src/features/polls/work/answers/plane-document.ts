import type { PollBodyOf } from '@lemma/contracts';
import { answerTypes, type ExerciseDocument, type Figure } from '@lemma/math/document';

export const markedPart = 'answer';
const asked = 'plane';
const keyed = 'key';

/** In what a lecturer types nothing is a variable or an answer box. */
const literal = (text: string) => text.replaceAll(/([{[])(?=\1)/g, '$1 ');

/** `y = x^2` may be typed for the curve as well. */
const functionOf = (curve: string) => curve.replace(/^\s*y\s*=/, '').trim();

/** An exercise whose answer is a point of a figure, and whose solution shows the right one. */
export function planeDocument(body: PollBodyOf<'point'>): ExerciseDocument {
  const { isLine, right, step, x, y } = body;
  // Without a right place any other place does: it only keeps the handle from beginning there.
  const place = right ?? { x: x.from, y: y.from };
  return {
    format: 'lemma-exercise/1',
    title: 'Poll question',
    language: 'en',
    topic: 'poll',
    tags: [],
    level: 'Level 0',
    variables: { direction: 'ltr', list: [] },
    figures: [figureOf(body, asked), ...(right ? [figureOf(body, keyed)] : [])],
    question: literal(body.prompt),
    parts: [
      {
        name: markedPart,
        answerType: isLine ? answerTypes.number : answerTypes.collection,
        accept: [{ value: isLine ? String(place.x) : `(${place.x}, ${place.y})` }],
        graph: { figure: asked, tool: 'points', snap: step, alsoTyped: false },
      },
    ],
    hints: [],
    solution: right ? `[[figure:${keyed}]]\n\n${literal(body.solution)}` : literal(body.solution),
    tests: [],
  };
}

function figureOf({ isLine, curve, x, y, right, within }: PollBodyOf<'point'>, name: string): Figure {
  const isKey = name === keyed && right !== null;
  if (isLine) {
    const near = within > 0 && isKey ? [{ interval: `[${right.x - within}, ${right.x + within}]`, colour: 3 }] : [];
    return { name, kind: 'number-line', x, show: isKey ? [...near, { points: String(right.x), colour: 3 }] : [] };
  }
  const place = isKey ? `(${right.x}, ${right.y})` : '';
  return {
    name,
    kind: 'plane',
    x,
    y,
    show: [
      ...(functionOf(curve) === '' ? [] : [{ curve: functionOf(curve), colour: 1 }]),
      ...(isKey && within > 0 ? [{ circle: place, radius: within, fill: true, colour: 3 }] : []),
      ...(isKey ? [{ points: place, colour: 3 }] : []),
    ],
  };
}
