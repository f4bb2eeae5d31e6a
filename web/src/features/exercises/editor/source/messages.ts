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
export const newFormula = message('exercises.editor.source.newFormula', 'New formula', 'FormulaDialog');
export const editFormula = message('exercises.editor.source.editFormula', 'Edit formula', 'FormulaDialog');
export const done = message('exercises.editor.source.done', 'Done', 'FormulaDialog, checkLabel');
export const putInVariable = message(
  'exercises.editor.source.putInVariable',
  'Put in the value of a variable',
  'FormulaDialog, aria-label',
);
export const valueOf = message('exercises.editor.source.valueOf', 'Value of {name}', 'FormulaDialog, aria-label');
export const source = message('exercises.editor.source.source', 'Source', 'FormulaDialog, label');
export const cancel = message('exercises.editor.source.cancel', 'Cancel', 'FormulaDialog');
export const putIn = message('exercises.editor.source.putIn', 'Put in', 'SlashMenu, aria-label');
export const whatToPutIn = message(
  'exercises.editor.source.whatToPutIn',
  'Formula, variable, answer …',
  'SlashMenu, placeholder',
);
export const whatCanBePutIn = message(
  'exercises.editor.source.whatCanBePutIn',
  'What can be put in',
  'SlashMenu, aria-label',
);
export const loadingNamed = message('exercises.editor.source.loadingNamed', 'Loading {name}', 'SourceEditor, label');
export const bold = message('exercises.editor.source.bold', 'Bold', 'SourceToolbar, formats, name');
export const italic = message('exercises.editor.source.italic', 'Italic', 'SourceToolbar, formats, name');
export const ctrlEnter = message(
  'exercises.editor.source.ctrlEnter',
  'Ctrl+Enter edits the formula at the cursor',
  'SourceToolbar, title',
);
export const figureWords = message('exercises.editor.source.figureWords', 'Figure', 'SourceToolbar, label');
export const answerPart = message('exercises.editor.source.answerPart', 'Answer part', 'SourceToolbar, label');
export const variableWords = message(
  'exercises.editor.source.variableWords',
  'Variable',
  'SourceToolbar, VariableMenu, label',
);
export const makeNamed = message('exercises.editor.source.makeNamed', 'Make {name}', 'TextSource, aria-label');
export const noSuchPart = message(
  'exercises.editor.source.noSuchPart',
  'no such part',
  'source-decorations, partDecoration, kind',
);
export const noSuchFigure = message(
  'exercises.editor.source.noSuchFigure',
  'no such figure',
  'source-decorations, partDecoration, kind',
);
export const putInto = message(
  'exercises.editor.source.putInto',
  '{kind, select, question {Put into the question} solution {Put into the solution} other {Put into the hint {number}}}',
  'TextSource, aria-label of the toolbar',
);
export const valuesInBraces = message(
  'exercises.editor.source.valuesInBraces',
  'Write values of variables in {braces}, in the box above in ⟦ ⟧.',
  'FormulaDialog, helper',
);
