import {
  type ExerciseDocument,
  simplificationModes,
  type Variable,
} from '../../../math/src/exercises/document/document.ts';
import type { Expression } from '../../../math/src/notation/tree.ts';
import type { Random, TruthCase, TruthFamily } from '../family.ts';
import { agrees, documentWith, drawn, places, readPrinted, valuesOf } from './documents.ts';
import { type Point, randomSource, type Source } from './random-sources.ts';

/** How a collection of formulas is typed, and the formulas of what was read in the same order. */
interface Shape {
  readonly count: number;
  readonly type: (texts: readonly string[]) => string;
  readonly take: (tree: Expression) => readonly Expression[] | undefined;
}

const shapes: readonly Shape[] = [
  {
    count: 2,
    type: (texts) => `{${texts.join(', ')}}`,
    take: (tree) => (tree.kind === 'set' ? tree.items : undefined),
  },
  {
    count: 3,
    type: (texts) => `(${texts.join(', ')})`,
    take: (tree) => (tree.kind === 'tuple' ? tree.items : undefined),
  },
  { count: 2, type: ([a, b]) => `[${a}, ${b}]`, take: itemsOfPair },
  { count: 2, type: ([a, b]) => `${a} = ${b}`, take: (tree) => (tree.kind === 'relation' ? tree.operands : undefined) },
  {
    count: 2,
    type: ([a, b]) => `${a} <= ${b}`,
    take: (tree) => (tree.kind === 'relation' ? tree.operands : undefined),
  },
  {
    count: 4,
    type: ([a, b, c, d]) => `[[${a}, ${b}], [${c}, ${d}]]`,
    take: (tree) => (tree.kind === 'matrix' ? tree.rows.flat() : undefined),
  },
];

function itemsOfPair(tree: Expression): readonly Expression[] | undefined {
  if (tree.kind === 'interval') return [tree.start, tree.end];
  return tree.kind === 'tuple' ? tree.items : undefined;
}

/** Returns the right side of `M = `, which is part of the frame. */
function rightOf(tree: Expression): Expression {
  return tree.kind === 'relation' && tree.operands.length === 2 ? (tree.operands[1] ?? tree) : tree;
}

function collection(random: Random): TruthCase {
  for (;;) {
    const shape = random.pick(shapes);
    const sources: Source[] = Array.from({ length: shape.count }, () =>
      randomSource(random, ['x', 'y', 'p'], random.integer(0, 2)),
    );
    const value = shape.type(sources.map(({ text }) => text));
    const simplify = random.pick(simplificationModes);
    const list: Variable[] = [
      { name: 'p', generator: 'random-integer', min: -3, max: 3 },
      { name: 'f', generator: 'expression', value, simplify },
    ];
    const isNamed = shape.count !== 2 && random.chance();
    const [put, take] = random.pick(places);
    const document: ExerciseDocument = documentWith(list, put(isNamed ? '$M = {{f}}$' : '${{f}}$'));
    const draw = drawn(document, random.integer(1, 1e6), ['p']);
    if (!draw) continue;
    const isRight = random.chance(0.7);
    const wanted = sources.map((source, index) =>
      valuesOf((point: Point) => source.at(point) + (isRight || index > 0 ? 0 : 1), draw.known),
    );
    if (!wanted.every((values) => values !== undefined)) continue;
    const printed = take(draw.variant);
    return {
      text: `${value} : ${simplify}  prints  ${printed}`,
      isRight,
      judge: () => {
        const tree = readPrinted(printed);
        const items = tree && shape.take(isNamed ? rightOf(tree) : tree);
        const isSame =
          items?.length === wanted.length && items.every((item, index) => agrees(item, wanted[index] ?? [], 1e-5));
        return isSame ? 'accepted' : 'refused';
      },
    };
  }
}

export const printCollectionFamilies: readonly TruthFamily[] = [
  { name: 'print: sets, points, matrices and equations', draw: collection },
];
