import { message } from '@lemma/contracts/messages';

export const coordinatePlane = message('maths.figures.coordinatePlane', 'A coordinate plane', 'describe-figure, plane');
export const aDrawing = message('maths.figures.aDrawing', 'A drawing', 'describe-figure, geometry');
export const numberLine = message('maths.figures.numberLine', 'A number line', 'describe-figure, number-line');
export const aChart = message('maths.figures.aChart', 'A chart', 'describe-figure, chart');
export const withIn = message(
  'maths.figures.withIn',
  '{figureKind} with {elementCount, plural, one {one thing} other {# things}} in it.',
  'describe-figure',
);
export const xFromTo = message('maths.figures.xFromTo', 'x from {left} to {right}', 'describe-figure');
export const withOn = message(
  'maths.figures.withOn',
  '{figureKind}, {across}, with {elementCount, plural, one {one thing} other {# things}} on it.',
  'describe-figure',
);
export const andYFromTo = message(
  'maths.figures.andYFromTo',
  '{figureKind}, {across} and y from {bottom} to {top}, with {elementCount, plural, one {one thing} other {# things}} in it.',
  'describe-figure',
);
export const figureAsTable = message('maths.figures.figureAsTable', 'The figure as a table', 'FigureTable, label');
export const curve = message('maths.figures.curve', 'Curve', 'FigureTable, curve');
export const segment = message('maths.figures.segment', 'Segment', 'FigureTable, segment');
export const line = message('maths.figures.line', 'Line', 'FigureTable, line');
export const asymptote = message('maths.figures.asymptote', 'Asymptote', 'FigureTable, asymptote');
export const ray = message('maths.figures.ray', 'Ray', 'FigureTable, ray');
export const vector = message('maths.figures.vector', 'Vector', 'FigureTable, vector');
export const corners = message('maths.figures.corners', 'Corners', 'FigureTable, polygon');
export const centreOfCircle = message('maths.figures.centreOfCircle', 'Centre of the circle', 'FigureTable, circle');
export const centreOfArc = message('maths.figures.centreOfArc', 'Centre of the arc', 'FigureTable, arc');
export const centreOfEllipse = message(
  'maths.figures.centreOfEllipse',
  'Centre of the ellipse',
  'FigureTable, ellipse',
);
export const vertexOfAngle = message('maths.figures.vertexOfAngle', 'Vertex of the angle', 'FigureTable, angle');
export const interval = message('maths.figures.interval', 'Interval', 'FigureTable, interval');
export const bar = message('maths.figures.bar', 'Bar', 'FigureTable, bars');
export const slice = message('maths.figures.slice', 'Slice', 'FigureTable, pie');
export const classLabel = message('maths.figures.classLabel', 'Class', 'FigureTable, histogram');
export const leastQuartilesWithMedian = message(
  'maths.figures.leastQuartilesWithMedian',
  'Least, quartiles with median, greatest',
  'FigureTable, box',
);
export const valuesWithHowOften = message(
  'maths.figures.valuesWithHowOften',
  'Values with how often',
  'FigureTable, dots',
);
export const points = message('maths.figures.points', 'Points', 'FigureTable, points and scatter');
export const stemsWithLeaves = message(
  'maths.figures.stemsWithLeaves',
  'Stems with leaves',
  'FigureTable, stem-and-leaf',
);
export const sliderFor = message('maths.figures.sliderFor', 'Slider for {variable}', 'StepSlider, aria-label');
export const asTable = message('maths.figures.asTable', 'As a table', 'Figure, button');
export const oneThing = message('maths.figures.oneThing', 'one thing', 'describe-figure, in a list of what is seen');
