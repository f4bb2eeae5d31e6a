import { message } from '@lemma/contracts/messages';

export const points = message('exercises.editor.parts.graph.points', 'Points', 'tool-words, points');
export const rightIs = message('exercises.editor.parts.graph.rightIs', 'Right is', 'GraphFields, ToolFields, label');
export const samePolygon = message(
  'exercises.editor.parts.graph.samePolygon',
  'the same polygon',
  'GraphFields, comparisons',
);
export const congruentPolygon = message(
  'exercises.editor.parts.graph.congruentPolygon',
  'a congruent one, anywhere',
  'GraphFields, comparisons',
);
export const similarPolygon = message(
  'exercises.editor.parts.graph.similarPolygon',
  'a similar one, in any size',
  'GraphFields, comparisons',
);
export const line = message('exercises.editor.parts.graph.line', 'Line', 'tool-words, line');
export const segment = message('exercises.editor.parts.graph.segment', 'Segment', 'tool-words, segment');
export const ray = message('exercises.editor.parts.graph.ray', 'Ray', 'tool-words, ray');
export const vector = message('exercises.editor.parts.graph.vector', 'Vector', 'tool-words, vector');
export const circle = message('exercises.editor.parts.graph.circle', 'Circle', 'tool-words, circle');
export const polygon = message('exercises.editor.parts.graph.polygon', 'Polygon', 'tool-words, polygon');
export const halfPlane = message('exercises.editor.parts.graph.halfPlane', 'Half-plane', 'tool-words, half-plane');
export const parabola = message('exercises.editor.parts.graph.parabola', 'Parabola', 'tool-words, parabola');
export const absoluteValue = message(
  'exercises.editor.parts.graph.absoluteValue',
  'Absolute value',
  'tool-words, absolute',
);
export const exponential = message(
  'exercises.editor.parts.graph.exponential',
  'Exponential',
  'tool-words, exponential',
);
export const logarithm = message('exercises.editor.parts.graph.logarithm', 'Logarithm', 'tool-words, logarithm');
export const sineWave = message('exercises.editor.parts.graph.sineWave', 'Sine wave', 'tool-words, sine');
export const interval = message('exercises.editor.parts.graph.interval', 'Interval', 'tool-words, interval');
export const drawRightAnswer = message(
  'exercises.editor.parts.graph.drawRightAnswer',
  'Draw the right answer',
  'DrawKeyDialog',
);
export const writtenWithNumbers = message(
  'exercises.editor.parts.graph.writtenWithNumbers',
  'It is written with the numbers of this variant. Put your variables in afterwards.',
  'DrawKeyDialog',
);
export const rightAnswer = message('exercises.editor.parts.graph.rightAnswer', 'Right answer', 'DrawKeyDialog, label');
export const cancel = message('exercises.editor.parts.graph.cancel', 'Cancel', 'DrawKeyDialog');
export const takeIt = message('exercises.editor.parts.graph.takeIt', 'Use it', 'DrawKeyDialog');
export const theGrid = message('exercises.editor.parts.graph.theGrid', 'The grid', 'GraphFields, snaps, label');
export const stepsOf = message('exercises.editor.parts.graph.stepsOf', 'Steps of', 'GraphFields, snaps, label');
export const nothing = message('exercises.editor.parts.graph.nothing', 'Nothing', 'GraphFields, snaps, label');
export const answeredBy = message('exercises.editor.parts.graph.answeredBy', 'Answered by', 'GraphFields, label');
export const typing = message('exercises.editor.parts.graph.typing', 'Typing', 'GraphFields, label');
export const drawingOn = message('exercises.editor.parts.graph.drawingOn', 'Drawing on “{name}”', 'GraphFields, label');
export const tool = message('exercises.editor.parts.graph.tool', 'Tool', 'GraphFields, ToolFields, label');
export const pieces = message('exercises.editor.parts.graph.pieces', 'Pieces', 'GraphFields, ToolFields, label');
export const howMany = message('exercises.editor.parts.graph.howMany', 'How many', 'GraphFields, ToolFields, label');
export const anyNumber = message(
  'exercises.editor.parts.graph.anyNumber',
  'any number',
  'GraphFields, ToolFields, placeholder',
);
export const learnerDecides = message(
  'exercises.editor.parts.graph.learnerDecides',
  'The learner decides how many',
  'GraphFields, ToolFields, label',
);
export const snapsTo = message('exercises.editor.parts.graph.snapsTo', 'Snaps to', 'GraphFields, ToolFields, label');
export const step = message('exercises.editor.parts.graph.step', 'Step', 'GraphFields, ToolFields, label');
export const mayBeTyped = message(
  'exercises.editor.parts.graph.mayBeTyped',
  'May be typed as well',
  'GraphFields, ToolFields, label',
);
