import { thingsOf } from '../../figures/things.ts';
import type { ChoicePart } from '../document/document.ts';
import type { Figure } from '../document/figures.ts';
import type { CompiledChoosing } from './compiled.ts';
import type { ProblemList } from './problem-list.ts';

/** Reads which things of a figure stand for the choices of a part. */
export function compileChoosing(
  part: ChoicePart,
  figures: readonly Figure[],
  place: string,
  problems: ProblemList,
): CompiledChoosing | undefined {
  const named = part.choices.map(({ thing }) => thing);
  if (!part.graph) {
    if (named.some((thing) => thing !== undefined)) {
      problems.error(place, 'A choice names a thing of a figure, and the part has none: add “graph”.');
    }
    return undefined;
  }
  const { figure: wanted } = part.graph;
  const figure = figures.find(({ name }) => name === wanted);
  if (!figure) {
    problems.error(place, `There is no figure “${wanted}” to choose on.`);
    return undefined;
  }
  const names = thingsOf(figure);
  if (names.length === 0) problems.error(place, `Nothing of the figure “${wanted}” has a name to be chosen by.`);
  const things = named.map((thing, index) => {
    const number = thing === undefined ? 0 : names.indexOf(thing) + 1;
    if (names.length > 0 && number === 0) {
      const message =
        thing === undefined
          ? `Say for choice ${index + 1} which thing of the figure it is: ${names.join(', ')}.`
          : `The figure “${wanted}” has nothing named “${thing}”, only ${names.join(', ')}.`;
      problems.error(place, message);
    }
    return number;
  });
  const shared = named.find((thing, index) => thing !== undefined && named.indexOf(thing) !== index);
  if (shared !== undefined) problems.error(place, `Two choices are the thing “${shared}”.`);
  return { figure: wanted, things };
}
