import {
  type Figure,
  type FigureNumber,
  mostColours,
  type LineElement,
  mostElements,
  mostFigures,
  type PlaneElement,
} from '../exercises/document/figures.ts';
import type { ProblemList } from '../exercises/compile/problem-list.ts';
import { type CompiledExpression, compileExpression, type Scope } from '../exercises/expressions/expression.ts';
import type { TextTemplate } from '../exercises/text/template.ts';
import { planeElementKinds, planeRules, kindOf } from './elements/index.ts';
import type { ElementRule } from './elements/brush.ts';
import { lineElementKinds, numberLineRules } from './elements/number-line.ts';

/** A figure with every expression and text of it read. */
export interface CompiledFigure {
  readonly figure: Figure;
  readonly expressions: ReadonlyMap<string, CompiledExpression>;
  readonly texts: ReadonlyMap<string, TextTemplate>;
}

interface Reading {
  readonly scope: Scope;
  readonly problems: ProblemList;
  readonly text: (place: string, source: string) => TextTemplate;
}

/** Reads the figures of a document; what is wrong with them is added to the problems, at `figures.name`. */
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
      problems.warn(place, 'Describe what is to be seen, for people who do not see the figure.');
    }
    return new FigureReader(place, reading).compile(figure);
  });
}

type RuleToRead = Pick<ElementRule<never>, 'letters' | 'expressions' | 'numbers' | 'texts'>;

class FigureReader {
  private readonly place: string;
  private readonly reading: Reading;
  private readonly expressions = new Map<string, CompiledExpression>();
  private readonly texts = new Map<string, TextTemplate>();

  constructor(place: string, reading: Reading) {
    this.place = place;
    this.reading = reading;
  }

  compile(figure: Figure): CompiledFigure {
    this.template(figure.describe);
    if (figure.kind === 'chart') {
      this.expression(figure.data, []);
      this.number(figure.width);
      for (const text of [...(figure.labels ?? []), figure.xLabel, figure.yLabel]) this.template(text);
    } else {
      const axes = figure.kind === 'number-line' ? [figure.x] : [figure.x, figure.y];
      for (const axis of axes) {
        for (const value of [axis.from, axis.to, axis.step]) this.number(value);
        this.template(axis.label);
      }
      if (figure.show.length > mostElements) {
        this.reading.problems.error(this.place, `A figure shows at most ${mostElements} things.`);
      }
      if (figure.kind === 'number-line') {
        for (const element of figure.show) this.element(element, numberLineRules[kindOf(element, lineElementKinds)]);
      } else {
        for (const element of figure.show) this.element(element, planeRules[kindOf(element, planeElementKinds)]);
      }
    }
    return { figure, expressions: this.expressions, texts: this.texts };
  }

  /** The rule is that of the element's own kind. */
  private element(element: PlaneElement | LineElement, rule: RuleToRead): void {
    const own = rule as ElementRule<PlaneElement | LineElement>;
    for (const source of own.expressions(element)) this.expression(source, own.letters);
    for (const value of own.numbers?.(element) ?? []) this.number(value);
    for (const text of [element.label, ...(own.texts?.(element) ?? [])]) this.template(text);
    const { colour } = element;
    if (colour !== undefined && !(Number.isInteger(colour) && colour >= 1 && colour <= mostColours)) {
      this.reading.problems.error(this.place, `Colours are numbers from 1 to ${mostColours}.`);
    }
    if (element.when !== undefined && !/^(always|solution|hint [1-9]\d?)$/.test(element.when)) {
      this.reading.problems.error(
        this.place,
        'Something is shown always, from a hint on (“hint 1”) or with the solution.',
      );
    }
  }

  private number(value: FigureNumber | undefined): void {
    if (typeof value === 'string') this.expression(value, []);
  }

  private expression(source: string, letters: readonly string[]): void {
    const { problems, scope } = this.reading;
    const result = compileExpression(source, scope);
    if ('problem' in result) {
      problems.addAll(this.place, [result.problem]);
      return;
    }
    const { expression } = result;
    problems.refuse(this.place, expression.unknown);
    const strange = expression.letters.filter((letter) => !letters.includes(letter));
    for (const letter of strange) problems.error(this.place, `There is no variable ${letter} (in ${source}).`);
    this.expressions.set(source, expression);
  }

  private template(source: string | undefined): void {
    if (source !== undefined && source !== '') this.texts.set(source, this.reading.text(this.place, source));
  }
}
