import { message } from '@lemma/contracts/messages';

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
