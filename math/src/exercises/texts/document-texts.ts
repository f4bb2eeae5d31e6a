import { answerTypes } from '../document/document.ts';
import type { ExerciseDocument, Part, Variable } from '../document/document.ts';
import type { Figure } from '../document/figures.ts';
import { hasWords } from './words-of-text.ts';

/** A step into a document: a field, or a place in a list. */
type Step = string | number;

/** A text of a document that people read. */
export interface DocumentText {
  /** Its place by names that stay when parts, figures or variables are reordered: `parts.roots.feedback.1`. */
  readonly at: string;
  /** The way to it in the document. */
  readonly path: readonly Step[];
  readonly text: string;
}

/** Every text of a document that holds words, in the order in which an author reads them. Formulas alone are left out. */
export function documentTexts(document: ExerciseDocument): DocumentText[] {
  return everyText(document).filter(({ text }) => hasWords(text));
}

/** Every text of a document, also those without words. Titles of sources, tags and the names of things are none. */
export function everyText(document: ExerciseDocument): DocumentText[] {
  const texts: DocumentText[] = [];
  const add = (at: string, path: readonly Step[], text: string | undefined) => {
    if (text !== undefined && text.trim() !== '') texts.push({ at, path, text });
  };
  add('title', ['title'], document.title);
  add('question', ['question'], document.question);
  for (const [index, part] of document.parts.entries()) addPart(part, index, add);
  for (const [index, hint] of document.hints.entries()) add(`hints.${index}`, ['hints', index], hint);
  add('solution', ['solution'], document.solution);
  for (const [index, figure] of (document.figures ?? []).entries()) addFigure(figure, index, add);
  for (const [index, variable] of document.variables.list.entries()) addWords(variable, index, add);
  return texts;
}

type Add = (at: string, path: readonly Step[], text: string | undefined) => void;

function addPart(part: Part, index: number, add: Add): void {
  const at = `parts.${part.name}`;
  const path = ['parts', index];
  add(`${at}.label`, [...path, 'label'], part.label);
  if ('choices' in part) {
    for (const [place, { text, feedback }] of part.choices.entries()) {
      const choice = [...path, 'choices', place];
      add(`${at}.choices.${place}.text`, [...choice, 'text'], text);
      add(`${at}.choices.${place}.feedback`, [...choice, 'feedback'], feedback);
    }
    return;
  }
  for (const [place, { value, feedback }] of part.accept.entries()) {
    const accepted = [...path, 'accept', place];
    if (part.answerType === answerTypes.text) add(`${at}.accept.${place}`, [...accepted, 'value'], value);
    add(`${at}.feedback.${place}`, [...accepted, 'feedback'], feedback);
  }
}

function addFigure(figure: Figure, index: number, add: Add): void {
  const at = `figures.${figure.name}`;
  const path = ['figures', index];
  const addField = (field: string, text: string | undefined) => add(`${at}.${field}`, [...path, field], text);
  const addList = (field: string, list: readonly string[] = [], below: readonly Step[] = []) => {
    for (const [place, text] of list.entries()) {
      add([at, ...below, field, place].join('.'), [...path, ...below, field, place], text);
    }
  };
  addField('describe', figure.describe);
  if (figure.kind === 'chart') {
    addField('xLabel', figure.xLabel);
    addField('yLabel', figure.yLabel);
    addList('labels', figure.labels);
    return;
  }
  add(`${at}.x.label`, [...path, 'x', 'label'], figure.x.label);
  if (figure.kind !== 'number-line') add(`${at}.y.label`, [...path, 'y', 'label'], figure.y.label);
  for (const [place, element] of figure.show.entries()) {
    const below = ['show', place];
    const addHere = (field: string, text: string | undefined) =>
      add([at, ...below, field].join('.'), [...path, ...below, field], text);
    addHere('label', element.label);
    if ('text' in element) addHere('text', element.text);
    if ('labels' in element) addList('labels', element.labels, below);
    if ('names' in element) addList('names', element.names, below);
    if ('sides' in element) addList('sides', element.sides, below);
    if ('angles' in element) addList('angles', element.angles, below);
  }
}

function addWords(variable: Variable, index: number, add: Add): void {
  const at = `words.${variable.name}`;
  const path = ['variables', 'list', index];
  if (variable.generator === 'random-string-list') {
    for (const [place, words] of variable.values.entries()) add(`${at}.${place}`, [...path, 'values', place], words);
  }
  if (variable.generator === 'conditional-string') {
    for (const [place, { value }] of variable.cases.entries()) {
      add(`${at}.${place}`, [...path, 'cases', place, 'value'], value);
    }
    add(`${at}.${variable.cases.length}`, [...path, 'otherwise'], variable.otherwise);
  }
}
