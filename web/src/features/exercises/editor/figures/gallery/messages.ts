import { message } from '@lemma/contracts/messages';

export const newFigure = message('exercises.editor.figures.gallery.newFigure', 'New figure', 'Gallery');
export const beginWithClosest = message(
  'exercises.editor.figures.gallery.beginWithClosest',
  'Begin with the one that comes closest. Then put your own numbers and variables in.',
  'Gallery',
);
export const readyMade = message(
  'exercises.editor.figures.gallery.readyMade',
  'Ready-made figures',
  'Gallery, aria-label',
);
export const cancel = message('exercises.editor.figures.gallery.cancel', 'Cancel', 'Gallery');
export const parabola = message(
  'exercises.editor.figures.gallery.parabola',
  'Parabola with vertex',
  'gallery-figures, readyFigures, title',
);
export const parabolaMeans = message(
  'exercises.editor.figures.gallery.parabolaMeans',
  'A parabola that opens upwards, with its vertex marked.',
  'gallery-figures, readyFigures, describe',
);
export const slopeTriangle = message(
  'exercises.editor.figures.gallery.slopeTriangle',
  'Line with slope triangle',
  'gallery-figures, readyFigures, title',
);
export const slopeTriangleMeans = message(
  'exercises.editor.figures.gallery.slopeTriangleMeans',
  'A straight line that rises, with a slope triangle under it.',
  'gallery-figures, readyFigures, describe',
);
export const areaUnderCurve = message(
  'exercises.editor.figures.gallery.areaUnderCurve',
  'Area under a curve',
  'gallery-figures, readyFigures, title',
);
export const unitCircle = message(
  'exercises.editor.figures.gallery.unitCircle',
  'Unit circle',
  'gallery-figures, readyFigures, title',
);
export const unitCircleMeans = message(
  'exercises.editor.figures.gallery.unitCircleMeans',
  'The unit circle with an angle and the point on the circle that belongs to it.',
  'gallery-figures, readyFigures, describe',
);
export const vectors = message(
  'exercises.editor.figures.gallery.vectors',
  'Vectors',
  'gallery-figures, readyFigures, title',
);
export const vectorsMean = message(
  'exercises.editor.figures.gallery.vectorsMean',
  'Two vectors from the origin, and their sum.',
  'gallery-figures, readyFigures, describe',
);
export const rightTriangle = message(
  'exercises.editor.figures.gallery.rightTriangle',
  'Right triangle',
  'gallery-figures, readyFigures, title',
);
export const rightTriangleMeans = message(
  'exercises.editor.figures.gallery.rightTriangleMeans',
  'A right triangle with its corners and sides named.',
  'gallery-figures, readyFigures, describe',
);
export const numberLine = message(
  'exercises.editor.figures.gallery.numberLine',
  'Number line',
  'gallery-figures, readyFigures, title',
);
export const numberLineMeans = message(
  'exercises.editor.figures.gallery.numberLineMeans',
  'A number line with an interval on it.',
  'gallery-figures, readyFigures, describe',
);
export const histogram = message(
  'exercises.editor.figures.gallery.histogram',
  'Histogram',
  'gallery-figures, readyFigures, title',
);
export const minutesAxis = message(
  'exercises.editor.figures.gallery.minutesAxis',
  'minutes',
  'gallery-figures, readyFigures, xLabel',
);
export const howManyAxis = message(
  'exercises.editor.figures.gallery.howManyAxis',
  'how many',
  'gallery-figures, readyFigures, yLabel',
);
export const histogramMeans = message(
  'exercises.editor.figures.gallery.histogramMeans',
  'A histogram of how many minutes something takes.',
  'gallery-figures, readyFigures, describe',
);
export const boxPlot = message(
  'exercises.editor.figures.gallery.boxPlot',
  'Box plot',
  'gallery-figures, readyFigures, title',
);
export const boxPlotMeans = message(
  'exercises.editor.figures.gallery.boxPlotMeans',
  'A box plot.',
  'gallery-figures, readyFigures, describe',
);
export const scatterPlot = message(
  'exercises.editor.figures.gallery.scatterPlot',
  'Scatter plot with a line',
  'gallery-figures, readyFigures, title',
);
export const scatterPlotMeans = message(
  'exercises.editor.figures.gallery.scatterPlotMeans',
  'Six points that rise to the right, with the line of best fit.',
  'gallery-figures, readyFigures, describe',
);
export const bars = message('exercises.editor.figures.gallery.bars', 'Bars', 'gallery-figures, readyFigures, title');
export const barsMean = message(
  'exercises.editor.figures.gallery.barsMean',
  'Three bars: red, green and blue.',
  'gallery-figures, readyFigures, describe',
);
export const emptyPlane = message(
  'exercises.editor.figures.gallery.emptyPlane',
  'Empty plane',
  'gallery-figures, readyFigures, title',
);
export const emptyPlaneMeans = message(
  'exercises.editor.figures.gallery.emptyPlaneMeans',
  'A coordinate plane.',
  'gallery-figures, readyFigures, describe',
);
export const curveAndArea = message(
  'exercises.editor.figures.gallery.curveAndArea',
  'A curve above the x-axis; the area under it between two places is shaded.',
  'gallery-figures, readyFigures, describe',
);
