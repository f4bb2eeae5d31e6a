import { message } from '@lemma/contracts/messages';

export const figure = message('exercises.editor.figures.figure', 'Figure', 'AddFigureTool, label');
export const blue = message('exercises.editor.figures.blue', 'Blue', 'ColourField');
export const orange = message('exercises.editor.figures.orange', 'Orange', 'ColourField');
export const green = message('exercises.editor.figures.green', 'Green', 'ColourField');
export const purple = message('exercises.editor.figures.purple', 'Purple', 'ColourField');
export const brown = message('exercises.editor.figures.brown', 'Brown', 'ColourField');
export const black = message('exercises.editor.figures.black', 'Black', 'ColourField');
export const colour = message('exercises.editor.figures.colour', 'Colour', 'ColourField, legend');
export const whatShows = message('exercises.editor.figures.whatShows', 'What {name} shows', 'ElementList, aria-label');
export const itShows = message('exercises.editor.figures.itShows', 'It shows', 'ElementList, h3');
export const add = message('exercises.editor.figures.add', 'Add', 'ElementList, label');
export const nothingYetAddCurve = message(
  'exercises.editor.figures.nothingYetAddCurve',
  'Nothing yet. Add a curve, points or something else.',
  'ElementList, p',
);
export const hint = message('exercises.editor.figures.hint', 'hint {number}', 'ElementRow');
export const fromStart = message('exercises.editor.figures.fromStart', 'From the start', 'ElementRow, label');
export const withHint = message('exercises.editor.figures.withHint', 'With {hint}', 'ElementRow, label');
export const withSolution = message('exercises.editor.figures.withSolution', 'With the solution', 'ElementRow, label');
export const shownIn = message('exercises.editor.figures.shownIn', 'shown in {name}', 'ElementRow');
export const copy = message('exercises.editor.figures.copy', 'Copy', 'ElementRow, label');
export const remove = message('exercises.editor.figures.remove', 'Remove', 'ElementRow, label');
export const shownWithSolution = message(
  'exercises.editor.figures.shownWithSolution',
  'with the solution',
  'ElementRow, text',
);
export const shownWithHint = message('exercises.editor.figures.shownWithHint', 'with {hint}', 'ElementRow, text');
export const moreFor = message('exercises.editor.figures.moreFor', 'More for {label}', 'ElementRow, label');
export const labelColourAndMore = message(
  'exercises.editor.figures.labelColourAndMore',
  'Label, colour and more',
  'ElementRow, more',
);
export const figureInNow = message(
  'exercises.editor.figures.figureInNow',
  'The figure is in {text, select, question {the question} solution {the solution} hint {hint {number}} other {choice {number}}} now.',
  'FigureDesk, message',
);
export const leftAndBottomEdge = message(
  'exercises.editor.figures.leftAndBottomEdge',
  'Left and bottom edge of the window',
  'WindowCorners, name',
);
export const leftEndOfLine = message(
  'exercises.editor.figures.leftEndOfLine',
  'Left end of the line',
  'WindowCorners, onLine',
);
export const rightAndTopEdge = message(
  'exercises.editor.figures.rightAndTopEdge',
  'Right and top edge of the window',
  'WindowCorners, name',
);
export const rightEndOfLine = message(
  'exercises.editor.figures.rightEndOfLine',
  'Right end of the line',
  'WindowCorners, onLine',
);
export const dragOrUseArrow = message(
  'exercises.editor.figures.dragOrUseArrow',
  'Drag it, or use the arrow keys',
  'WindowCorners, title',
);
export const figureNamed = message('exercises.editor.figures.figureNamed', 'Figure {name}', 'FigureRow, aria-label');
export const kind = message('exercises.editor.figures.kind', 'Kind', 'FigureRow, FigureBody, label');
export const axesAndMore = message(
  'exercises.editor.figures.axesAndMore',
  'Axes, size and more',
  'FigureRow, FigureBody, more',
);
export const copyNamed = message('exercises.editor.figures.copyNamed', 'Copy {name}', 'FigureRow, actionsOf, label');
export const removeNamed = message(
  'exercises.editor.figures.removeNamed',
  'Remove {name}',
  'FigureRow, actionsOf, label',
);
export const figures = message('exercises.editor.figures.figures', 'Figures', 'FiguresCard, title');
export const atMostCount = message('exercises.editor.figures.atMostCount', '{count} at most', 'FiguresCard');
export const graphsFollow = message(
  'exercises.editor.figures.graphsFollow',
  'Graphs, drawings and charts that follow the numbers of each variant.',
  'FiguresCard',
);
export const windowUnknown = message(
  'exercises.editor.figures.windowUnknown',
  'Nothing in it says how large its window must be.',
  'LivePicture, makeFit, message',
);
export const drawingFigure = message(
  'exercises.editor.figures.drawingFigure',
  'Drawing the figure',
  'LivePicture, label',
);
export const insertIntoText = message('exercises.editor.figures.insertIntoText', 'Insert into the text', 'LivePicture');
export const makeWindowFit = message('exercises.editor.figures.makeWindowFit', 'Make the window fit', 'LivePicture');
export const variablesReplace = message(
  'exercises.editor.figures.variablesReplace',
  'Variables may replace numbers: each variant then has its own picture.',
  'LivePicture',
);
export const inNoTextYet = message(
  'exercises.editor.figures.inNoTextYet',
  'It is in no text yet. Put the cursor where it is to stand, in the question, a hint, the solution or a choice; without a cursor it goes to the end of the question.',
  'LivePicture',
);
export const wasBefore = message('exercises.editor.figures.wasBefore', 'This is how it was before.', 'LivePicture');
