import type { ProblemList } from '../exercises/compile/problem-list.ts';
import type { ChartKind, Figure } from '../exercises/document/figures.ts';
import type { SceneElement } from './scene.ts';

/** Charts whose bars, classes or slices are elements of their own. */
const chosenCharts: ReadonlySet<ChartKind> = new Set(['bars', 'histogram', 'pie']);

/** The names under which things of a figure can be chosen; a thing's number is its place here, from 1. */
export const thingsOf = (figure: Figure): readonly string[] =>
  figure.kind === 'chart' ? (figure.things ?? []) : figure.show.flatMap(({ things = [] }) => things);

/** Reports names of things that cannot be chosen. */
export function checkThings(figure: Figure, place: string, problems: ProblemList): void {
  const names = thingsOf(figure);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) problems.error(place, `Two things of this figure have the name “${twice}”.`);
  const unnamed = names.find((name) => !/^[A-Za-z][A-Za-z0-9]*$/.test(name));
  if (unnamed !== undefined) {
    problems.error(place, `Name things with letters and digits, starting with a letter: “${unnamed}” is no such name.`);
  }
  if (figure.kind === 'chart') {
    if (names.length > 0 && !chosenCharts.has(figure.chart)) {
      problems.error(
        `${place}.things`,
        'Bars, the classes of a histogram and slices can be chosen, nothing else of charts.',
      );
    }
    return;
  }
  for (const [index, element] of figure.show.entries()) {
    const { things = [], when = 'always' } = element;
    const at = `${place}.show.${index}.things`;
    if (things.length > 0 && when !== 'always') problems.error(at, 'What can be chosen is there from the start.');
    if (things.length > 0 && 'text' in element)
      problems.error(at, 'Words cannot be chosen. Give the name to what they describe.');
    if (things.length > 1 && !('points' in element)) problems.error(at, 'This is one thing: give it one name.');
  }
}

/** Marks the elements that can be chosen. Throws RangeError where points or bars are not as many as their names. */
export function withThings(
  elements: readonly SceneElement[],
  figure: Figure,
  onPlace: (place: string) => void,
): readonly SceneElement[] {
  if (thingsOf(figure).length === 0) return elements;
  let last = 0;
  const next = (count: number): readonly number[] => Array.from({ length: count }, () => (last += 1));
  if (figure.kind === 'chart') {
    const { things = [] } = figure;
    onPlace('things');
    if (things.length !== elements.length) throw new RangeError(asManyAs(elements.length, things.length));
    return elements.map((element) => ({ ...element, things: next(1) }));
  }
  return elements.map((element, index) => {
    const { things = [] } = figure.show[index] ?? {};
    if (things.length === 0) return element;
    onPlace(`show.${index}.things`);
    if (things.length > 1 && things.length !== element.marks.length) {
      throw new RangeError(asManyAs(element.marks.length, things.length));
    }
    return { ...element, things: next(things.length) };
  });
}

const asManyAs = (shown: number, named: number): string => `${shown} things in sight that have ${named} names`;
