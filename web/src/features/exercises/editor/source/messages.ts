import { message } from '@lemma/contracts/messages';

export const formula = message('exercises.editor.source.formula', 'Formula', 'insertions, label');
export const variable = message('exercises.editor.source.variable', 'Variable {name}', 'insertions, label');
export const newVariable = message('exercises.editor.source.newVariable', 'New variable', 'insertions, label');
export const answer = message('exercises.editor.source.answer', 'Answer: {answerType}', 'insertions, label');
export const picture = message('exercises.editor.source.picture', 'Picture', 'insertions, label');
export const list = message('exercises.editor.source.list', 'List', 'insertions, label');
export const table = message('exercises.editor.source.table', 'Table', 'insertions, label');
export const figure = message('exercises.editor.source.figure', 'Figure {name}', 'insertions, label');
export const newFigure = message('exercises.editor.source.newFigure', 'New figure', 'insertions, label');
export const figureOf = message('exercises.editor.source.figureOf', 'Figure {figure}', 'source-decorations, title');
