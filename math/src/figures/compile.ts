import {
  type ChartFigure,
  type ChartKind,
  type Figure,
  type FigureAxis,
  type FigureNumber,
  type FigureSketch,
  type FigureSlider,
  mostColours,
  type LineElement,
  mostElements,
  mostFigures,
  type PlaneElement,
} from '../exercises/document/figures.ts';
import type { ProblemList } from '../exercises/compile/problem-list.ts';
import {
  type CompiledExpression,
  compileExpression,
  scopeOf,
  type Scope,
} from '../exercises/expressions/expression.ts';
import type { TextTemplate } from '../exercises/text/template.ts';
import { planeElementKinds, planeRules, kindOf } from './elements/index.ts';
import type { ElementRule } from './elements/brush.ts';
import { lineElementKinds, numberLineRules } from './elements/number-line.ts';
import { checkThings, thingsOf } from './things.ts';

/** A figure whose expressions and texts have been read. */
export interface CompiledFigure {
  readonly figure: Figure;
  readonly expressions: ReadonlyMap<string, CompiledExpression>;
  readonly texts: ReadonlyMap<string, TextTemplate>;
  /** The variables of the exercise, and with a slider its own after them. */
  readonly scope: Scope;
}

interface Reading {
  readonly scope: Scope;
  readonly problems: ProblemList;
  /** Reads a text; with another scope where a figure has a name of its own. */
  readonly text: (place: string, source: string, scope?: Scope) => TextTemplate;
}

/**
 * Reads the figures of a document and adds their problems at the field concerned, such as `figures.graph.x.from` or
 * `figures.graph.show.0.curve`.
 */
export function compileFigures(figures: readonly Figure[], reading: Reading): readonly CompiledFigure[] {
  const { problems } = reading;
  if (figures.length > mostFigures) problems.error('figures', `An exercise has at most ${mostFigures} figures.`);
  return figures.map((figure, index) => {
    const place = `figures.${figure.name}`;
    if (!/^[a-z][a-z0-9]*$/.test(figure.name)) {
      problems.error(place, 'Name this figure with small letters and digits, starting with a letter.');
    }
    if (figures.findIndex(({ name }) => name === figure.name) !== index) {
      problems.error(place, `There are two figures named ${figure.name}.`);
    }
    if ((figure.describe ?? '').trim() === '') {
      problems.warn(`${place}.describe`, 'Describe what is to be seen, for people who do not see the figure.');
    }
    return new FigureReader(place, withSlider(figure, place, reading)).compile(figure);
  });
}

/** Where the elements and the description are read: the variable of a slider is one of theirs. */
function withSlider(figure: Figure, place: string, reading: Reading): ReadingOfFigure {
  const { scope, problems, text } = reading;
  const slider = sliderOf(figure);
  if (!slider) return { ...reading, own: scope };
  const { variable } = slider;
  const at = `${place}.slider.variable`;
  if (!/^[A-Za-z][A-Za-z0-9]{0,23}$/.test(variable)) {
    problems.error(at, 'Name the number of the slider with letters and digits, starting with a letter.');
  } else if (scope.slots.has(variable)) {
    problems.error(at, `The exercise has a variable ${variable} already: give the number of the slider another name.`);
  } else if (['x', 'y', 't', 'e', 'i', 'pi'].includes(variable)) {
    problems.error(at, `${variable} has a meaning in figures already: give the number of the slider another name.`);
  }
  if (thingsOf(figure).length > 0) problems.error(`${place}.slider`, 'What a slider changes cannot be chosen.');
  const own = scopeOf([...scope.names, variable], scope.letters);
  return { ...reading, own, text: (inside, source) => text(inside, source, own) };
}

/** The slider of a figure; charts have none. */
export const sliderOf = (figure: Figure): FigureSlider | undefined =>
  figure.kind === 'chart' ? undefined : figure.slider;

/** The drawing that readers may make on a figure; charts have none. */
export const sketchOf = (figure: Figure): FigureSketch | undefined =>
  figure.kind === 'chart' ? undefined : figure.sketch;

interface ReadingOfFigure extends Reading {
  /** For what the slider may change; the window and the slider itself are read in the exercise's scope. */
  readonly own: Scope;
}

const countedCharts: ReadonlySet<ChartKind> = new Set(['histogram', 'dots', 'box']);

type RuleToRead = Pick<ElementRule<never>, 'letters' | 'expressions' | 'numbers' | 'texts'>;

class FigureReader {
  private readonly place: string;
  private readonly reading: ReadingOfFigure;
  private readonly expressions = new Map<string, CompiledExpression>();
  private readonly texts = new Map<string, TextTemplate>();

  constructor(place: string, reading: ReadingOfFigure) {
    this.place = place;
    this.reading = reading;
  }

  compile(figure: Figure): CompiledFigure {
    this.template(`${this.place}.describe`, figure.describe);
    checkThings(figure, this.place, this.reading.problems);
    if (figure.kind === 'chart') {
      this.expression(`${this.place}.data`, figure.data, []);
      this.moreData(figure);
      this.number(`${this.place}.width`, figure.width);
      for (const text of [...(figure.labels ?? []), figure.xLabel, figure.yLabel]) {
        this.template(placeIn(this.place, figure, text), text);
      }
    } else {
      this.slider(figure.slider);
      this.axis('x', figure.x);
      if (figure.kind !== 'number-line') this.axis('y', figure.y);
      if (figure.show.length > mostElements) {
        this.reading.problems.error(this.place, `A figure shows at most ${mostElements} things.`);
      }
      if (figure.kind === 'number-line') {
        for (const [k, one] of figure.show.entries())
          this.element(k, one, numberLineRules[kindOf(one, lineElementKinds)]);
      } else {
        for (const [k, one] of figure.show.entries()) this.element(k, one, planeRules[kindOf(one, planeElementKinds)]);
      }
    }
    return { figure, expressions: this.expressions, texts: this.texts, scope: this.reading.own };
  }

  /** Frequencies, and the data of further box plots. */
  private moreData({ chart, frequencies, others = [] }: ChartFigure): void {
    const { problems } = this.reading;
    if (frequencies !== undefined) {
      this.expression(`${this.place}.frequencies`, frequencies, []);
      if (!countedCharts.has(chart)) {
        problems.error(`${this.place}.frequencies`, 'Histograms, dot plots and box plots count values, nothing else.');
      }
      if (others.length > 0) problems.error(`${this.place}.frequencies`, 'Frequencies are those of one box plot.');
    }
    for (const [index, source] of others.entries()) this.expression(`${this.place}.others.${index}`, source, []);
    if (others.length > 0 && chart !== 'box') {
      problems.error(`${this.place}.others`, 'Only box plots can share an axis.');
    }
  }

  private slider(slider: FigureSlider | undefined): void {
    if (!slider) return;
    const place = `${this.place}.slider`;
    for (const value of [slider.from, slider.to, slider.step, slider.start]) {
      this.number(placeIn(place, slider, value), value);
      if (typeof value !== 'string') continue;
      const { uses = [] } = this.expressions.get(value) ?? {};
      this.fixed(placeIn(place, slider, value), uses);
    }
  }

  /** The parts that a slider cannot change: its first and last value, and the window. */
  private fixed(place: string, uses: readonly number[]): void {
    const { own, scope, problems } = this.reading;
    if (own === scope || !uses.includes(scope.names.length)) return;
    problems.error(place, `The slider cannot change this: ${own.names.at(-1)} belongs into what the figure shows.`);
  }

  private axis(name: 'x' | 'y', axis: FigureAxis): void {
    const place = `${this.place}.${name}`;
    for (const value of [axis.from, axis.to, axis.step]) {
      this.number(placeIn(place, axis, value), value);
      if (typeof value === 'string') this.fixed(placeIn(place, axis, value), this.expressions.get(value)?.uses ?? []);
    }
    this.template(`${place}.label`, axis.label);
  }

  /** The rule is that of the element's own kind. */
  private element(index: number, element: PlaneElement | LineElement, rule: RuleToRead): void {
    const place = `${this.place}.show.${index}`;
    const own = rule as ElementRule<PlaneElement | LineElement>;
    for (const source of own.expressions(element))
      this.expression(placeIn(place, element, source), source, own.letters);
    for (const value of own.numbers?.(element) ?? []) this.number(placeIn(place, element, value), value);
    for (const text of [element.label, ...(own.texts?.(element) ?? [])]) {
      this.template(placeIn(place, element, text), text);
    }
    const { colour } = element;
    if (colour !== undefined && !(Number.isInteger(colour) && colour >= 1 && colour <= mostColours)) {
      this.reading.problems.error(`${place}.colour`, `Colours are numbers from 1 to ${mostColours}.`);
    }
    if (element.when !== undefined && !/^(always|solution|hint [1-9]\d?)$/.test(element.when)) {
      this.reading.problems.error(
        `${place}.when`,
        'Something is shown always, from a hint on (“hint 1”) or with the solution.',
      );
    }
  }

  private number(place: string, value: FigureNumber | undefined): void {
    if (typeof value === 'string') this.expression(place, value, []);
  }

  private expression(place: string, source: string, letters: readonly string[]): void {
    const { problems, own } = this.reading;
    const result = compileExpression(source, own);
    if ('problem' in result) {
      problems.addAll(place, [result.problem]);
      return;
    }
    const { expression } = result;
    problems.refuse(place, expression.unknown);
    const strange = expression.letters.filter((letter) => !letters.includes(letter));
    for (const letter of strange) problems.error(place, `There is no variable ${letter} (in ${source}).`);
    this.expressions.set(source, expression);
  }

  private template(place: string, source: string | undefined): void {
    if (source !== undefined && source !== '') this.texts.set(source, this.reading.text(place, source));
  }
}

/** The place of the field that holds this value; fields inside a field follow a dot. */
function placeIn(place: string, holder: object, value: FigureNumber | undefined): string {
  for (const [field, held] of Object.entries(holder)) {
    if (held === value) return `${place}.${field}`;
    if (typeof held !== 'object' || held === null) continue;
    const inside = Object.entries(held).find(([, one]) => one === value);
    if (inside !== undefined) return `${place}.${field}.${inside[0]}`;
  }
  return place;
}
