import { message } from '@lemma/contracts/messages';

export const typed = message('maths.graph.typed', '{label}, typed', 'TypedGraph, label');
export const movablePoint = message('maths.graph.movablePoint', 'movable point', 'GraphHandle, aria-roledescription');
export const removePiece = message('maths.graph.removePiece', 'Remove piece {number}', 'CoordinateFields, aria-label');
export const removeBorder = message('maths.graph.removeBorder', 'Remove border {line}', 'CoordinateFields, aria-label');
export const remove = message('maths.graph.remove', 'Remove: {name}', 'CoordinateFields, aria-label');
export const kind = message('maths.graph.kind', '{graph}: kind', 'CoordinateFields, aria-label');
export const addPoint = message('maths.graph.addPoint', 'Add point', 'GraphTools, points');
export const addBorder = message('maths.graph.addBorder', 'Add border', 'GraphTools, half-plane');
export const addCorner = message('maths.graph.addCorner', 'Add corner', 'GraphTools, polygon');
export const addPiece = message('maths.graph.addPiece', 'Add piece', 'GraphTools, interval');
export const add = message('maths.graph.add', 'Add', 'GraphTools, text');
export const borderBelongsTo = message('maths.graph.borderBelongsTo', 'The border belongs to it', 'GraphTools, label');
export const borderOfBelongsTo = message(
  'maths.graph.borderOfBelongsTo',
  'The border {line} belongs to it',
  'GraphTools, label of several borders; {line} is two points, such as AB',
);
export const undo = message('maths.graph.undo', 'Undo', 'GraphTools, aria-label');
export const redo = message('maths.graph.redo', 'Redo', 'GraphTools, aria-label');
export const whatTypedCannotShown = message(
  'maths.graph.whatTypedCannotShown',
  'What is typed cannot be shown with these handles. It counts all the same.',
  'GraphAnswer',
);
export const tapFigureToSet = message(
  'maths.graph.tapFigureToSet',
  'Tap the figure to set a point, or use the button.',
  'GraphAnswer',
);
export const dragEndsOrUse = message(
  'maths.graph.dragEndsOrUse',
  'Drag the ends, or use the arrow keys. Tap an end or press Space to change its kind.',
  'GraphAnswer',
);
export const dragPointsTapFigure = message(
  'maths.graph.dragPointsTapFigure',
  'Drag the points, tap the figure, or use the arrow keys.',
  'GraphAnswer',
);
export const typeAnswerInstead = message(
  'maths.graph.typeAnswerInstead',
  'Type the answer instead',
  'GraphAnswer, button',
);
export const continues = message('maths.graph.continues', 'continues', 'GraphAnswer, the end of a ray or interval');
export const endIncluded = message('maths.graph.endIncluded', 'included', 'CoordinateFields, the end of an interval');
export const endNotIncluded = message(
  'maths.graph.endNotIncluded',
  'not included',
  'CoordinateFields, the end of an interval',
);
export const endContinues = message(
  'maths.graph.endContinues',
  'continues without end',
  'CoordinateFields, the end of an interval',
);
export const check = message('maths.graph.check', 'Check', 'TypedGraph, checkLabel');
export const sketchpad = message('maths.graph.sketchpad', 'Sketchpad', 'Sketchpad, aria-label of a figure to draw on');
export const notMarked = message(
  'maths.graph.notMarked',
  'This is for trying things out. It is not marked.',
  'Sketchpad, after a sentence on what to do',
);
