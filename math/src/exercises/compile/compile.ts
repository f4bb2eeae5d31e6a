import { compileFigures } from '../../figures/compile.ts';
import { figureNameOf } from '../../figures/markers.ts';
import { checkFigurePlaces } from '../../figures/placing.ts';
import { checkSketches } from './graph-check.ts';
import { streamLabel } from '../../random.ts';
import type { CompiledExercise, CompiledVariable } from './compiled.ts';
import { PartReader } from './part-reader.ts';
import { warnOfSlips } from './warnings.ts';
import { type CompiledCondition, compileCondition, type Demand } from '../expressions/condition.ts';
import type { DocumentProblem, ExerciseDocument, Variable } from '../document/document.ts';
import { type Scope, scopeOf } from '../expressions/expression.ts';
import { type CompiledGenerator, GeneratorReader } from './generators/index.ts';
import { nameProblem } from './names.ts';
import { cycleSentence, dependencyOrder } from './order.ts';
import { ProblemList } from './problem-list.ts';
import { TemplateReader, type TextTemplate } from '../text/template.ts';
import { drawnNames } from '../draw/variant-key.ts';

/**
 * Reads a whole document once. Reports all its problems together; an exercise is returned when nothing is an
 * error.
 */
export function compileExercise(document: ExerciseDocument): {
  problems: readonly DocumentProblem[];
  exercise?: CompiledExercise;
} {
  const problems = new ProblemList();
  const { list } = document.variables;
  const letters = document.parts.flatMap((part) => ('letters' in part ? (part.letters ?? []) : []));
  const scope = scopeOf(
    list.map(({ name }) => name),
    letters,
  );
  const templates = new TemplateReader(scope);
  const text = (place: string, source: string, own = scope): TextTemplate => {
    const reader = own === scope ? templates : new TemplateReader(own);
    const template = reader.template(source);
    problems.addAll(place, reader.problems);
    problems.addAll(place, reader.warnings, 'warning');
    problems.refuse(place, reader.refusals);
    checkFigureMarkers(document, place, template, problems);
    return template;
  };

  if (document.title.trim() === '') problems.warn('title', 'The exercise has no title yet.');
  const variables = compileVariables(list, scope, templates, problems);
  const keepIf = compileKeepIf(document.variables.keepIf, scope, problems);
  const figures = compileFigures(document.figures ?? [], { scope, problems, text });
  const question = text('question', document.question);
  const hints = document.hints.map((hint, index) => text(`hints.${index}`, hint));
  const solution = text('solution', document.solution);
  const reader = new PartReader({ document, scope, text, problems, variables: variables ?? [] });
  const complete = document.parts.map((part, index) => reader.compile(part, index));
  const unplaced = checkMarkers(document, question, problems);
  if (document.question.trim() === '') problems.error('question', 'The question has no text yet.');
  if (document.parts.length === 0) problems.error('parts', 'Add an answer: there is nothing to answer yet.');
  checkFigurePlaces(document, problems);
  checkSketches(document, problems);
  checkTests(document, problems);
  if (problems.hasErrors || !variables) return { problems: problems.all };
  const shownLetters = new Set(question.letters);
  for (const part of complete) {
    for (const letter of part.label.letters) shownLetters.add(letter);
    if (part.kind === 'formula') for (const letter of part.letters) shownLetters.add(letter);
  }
  const exercise: CompiledExercise = {
    document,
    scope,
    variables,
    keepIf,
    demands: demandsAt(variables, keepIf),
    drawn: drawnNames(list),
    excluded: new Set(document.variables.excluded),
    figures,
    question,
    unplaced,
    parts: complete,
    hints,
    solution,
    letters: shownLetters,
  };
  warnOfSlips(exercise, problems);
  return { problems: problems.all, exercise };
}

function compileVariables(
  list: readonly Variable[],
  scope: Scope,
  templates: TemplateReader,
  problems: ProblemList,
): readonly CompiledVariable[] | undefined {
  const reader = new GeneratorReader(scope, templates);
  const generators: (CompiledGenerator | undefined)[] = [];
  for (const [index, variable] of list.entries()) {
    const place = `variables.${variable.name}`;
    const wrong = nameProblem(variable.name);
    if (wrong) problems.error(place, wrong);
    if (scope.slots.get(variable.name) !== index) {
      problems.error(place, `There are two variables named ${variable.name}.`);
    }
    const generator = reader.compile(variable);
    problems.addAll(place, reader.problems);
    for (const letter of generator?.strayLetters ?? []) problems.error(place, unknownName(letter));
    problems.refuse(place, reader.refusals);
    generators.push(generator);
  }
  const uses = generators.map((generator) => generator?.uses ?? []);
  const { order, cycles } = dependencyOrder(scope.names, uses);
  for (const cycle of cycles) problems.error(`variables.${cycle[0]}`, cycleSentence(cycle));
  if (cycles.length > 0) return undefined;
  const variables = order.flatMap((slot) => {
    const generator = generators[slot];
    const name = scope.names[slot];
    if (!generator || name === undefined) return [];
    return [
      {
        slot,
        name,
        label: streamLabel(`variable:${name}`),
        draw: generator.draw,
        uses: generator.uses,
        trees: generator.trees,
      },
    ];
  });
  return variables.length === list.length ? variables : undefined;
}

function compileKeepIf(source: string | undefined, scope: Scope, problems: ProblemList): CompiledCondition | undefined {
  if (source === undefined || source.trim() === '') return undefined;
  const result = compileCondition(source, scope);
  if ('problem' in result) {
    problems.addAll('variables.keepIf', [result.problem]);
    return undefined;
  }
  problems.refuse('variables.keepIf', result.condition.unknown);
  for (const letter of result.condition.letters) problems.error('variables.keepIf', unknownName(letter));
  return result.condition;
}

function unknownName(letter: string): string {
  return `There is no variable ${letter}.`;
}

function checkMarkers(document: ExerciseDocument, question: TextTemplate, problems: ProblemList): string[] {
  const names = document.parts.map(({ name }) => name);
  const placed = new Set<string>();
  for (const { name, start, end } of question.markers) {
    if (figureNameOf(name) !== undefined) continue;
    if (!names.includes(name)) {
      const known = names.length === 0 ? 'There are no parts yet.' : `The parts are ${names.join(', ')}.`;
      problems.addAll('question', [{ message: `There is no part “${name}”. ${known}`, start, end }]);
    } else if (placed.has(name)) {
      problems.addAll('question', [{ message: `The part “${name}” stands twice in the question.`, start, end }]);
    }
    placed.add(name);
  }
  return names.filter((name) => !placed.has(name));
}

function checkFigureMarkers(
  { figures = [] }: ExerciseDocument,
  place: string,
  { markers }: TextTemplate,
  problems: ProblemList,
): void {
  for (const { name, start, end } of markers) {
    const figure = figureNameOf(name);
    if (figure === undefined || figures.some((known) => known.name === figure)) continue;
    const known =
      figures.length === 0
        ? 'There are no figures yet.'
        : `The figures are ${figures.map((one) => one.name).join(', ')}.`;
    problems.addAll(place, [{ message: `There is no figure “${figure}”. ${known}`, start, end }]);
  }
}

function checkTests(document: ExerciseDocument, problems: ProblemList): void {
  const names = new Set(document.parts.map(({ name }) => name));
  for (const [index, test] of document.tests.entries()) {
    for (const { part } of test.answers) {
      if (!names.has(part)) problems.error(`tests.${index}`, `There is no part “${part}”.`);
    }
    if (test.score === undefined && test.outcome === undefined) {
      problems.warn(`tests.${index}`, 'This test says neither a score nor that the answer is invalid.');
    }
  }
}

/** The demands of the condition by the position of the last variable that they need. */
function demandsAt(
  variables: readonly CompiledVariable[],
  keepIf: CompiledCondition | undefined,
): readonly (readonly Demand[])[] {
  const at = variables.map((): Demand[] => []);
  for (const demand of keepIf?.demands ?? []) {
    const last = Math.max(-1, ...demand.uses.map((slot) => variables.findIndex((variable) => variable.slot === slot)));
    // The condition as a whole is looked at after the last variable anyway.
    if (last < variables.length - 1) at[last]?.push(demand);
  }
  return at;
}
