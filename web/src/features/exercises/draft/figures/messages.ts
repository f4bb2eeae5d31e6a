import { message } from '@lemma/contracts/messages';

export const interval = message('exercises.draft.figures.interval', 'Interval', 'line-elements, label');
export const intervalOrInequality = message(
  'exercises.draft.figures.intervalOrInequality',
  'Interval or inequality',
  'line-elements',
);
export const endsDoNotBelong = message(
  'exercises.draft.figures.endsDoNotBelong',
  'Ends that do not belong to it are rings.',
  'line-elements',
);
export const points = message('exercises.draft.figures.points', 'Points', 'line-elements, label');
export const theirNames = message('exercises.draft.figures.theirNames', 'Their names', 'line-elements');
export const words = message('exercises.draft.figures.words', 'Words', 'line-elements, label');
export const atNumber = message('exercises.draft.figures.atNumber', 'At the number', 'line-elements');
export const data = message('exercises.draft.figures.data', 'Data', 'charts, numbers');
export const names = message('exercises.draft.figures.names', 'Names', 'charts');
export const namesExample = message('exercises.draft.figures.namesExample', 'red, green, blue', 'charts');
export const howOftenEach = message(
  'exercises.draft.figures.howOftenEach',
  'How often each',
  'charts, frequenciesField, label',
);
export const frequenciesMean = message(
  'exercises.draft.figures.frequenciesMean',
  'When the data are a table: as many numbers as the data have.',
  'charts, frequenciesField, about',
);
export const wordsAcross = message(
  'exercises.draft.figures.wordsAcross',
  'Words at the horizontal axis',
  'charts, axisWords, label',
);
export const wordsUp = message(
  'exercises.draft.figures.wordsUp',
  'Words at the vertical axis',
  'charts, axisWords, label',
);
export const bars = message('exercises.draft.figures.bars', 'Bars', 'charts, label');
export const histogram = message('exercises.draft.figures.histogram', 'Histogram', 'charts, label');
export const classWidth = message('exercises.draft.figures.classWidth', 'Width of a class', 'charts');
export const boxPlot = message('exercises.draft.figures.boxPlot', 'Box plot', 'charts, label');
export const boxData = message('exercises.draft.figures.boxData', 'All values, or the five numbers.', 'charts');
export const moreBoxPlots = message('exercises.draft.figures.moreBoxPlots', 'More box plots below it', 'charts, label');
export const boxNamesExample = message('exercises.draft.figures.boxNamesExample', 'girls, boys', 'charts');
export const dotPlot = message('exercises.draft.figures.dotPlot', 'Dot plot', 'charts, label');
export const scatterPlot = message('exercises.draft.figures.scatterPlot', 'Scatter plot', 'charts, label');
export const withFitLine = message('exercises.draft.figures.withFitLine', 'With the line of best fit', 'charts, label');
export const lineChart = message('exercises.draft.figures.lineChart', 'Line chart', 'charts, label');
export const stemAndLeaf = message('exercises.draft.figures.stemAndLeaf', 'Stem and leaf', 'charts, label');
export const pie = message('exercises.draft.figures.pie', 'Pie', 'charts, label');
export const barsAreEasier = message(
  'exercises.draft.figures.barsAreEasier',
  'Bars are easier to compare than slices.',
  'charts',
);
export const chart = message('exercises.draft.figures.chart', 'Chart', 'charts, chartField, label');
export const canBeChosenAs = message(
  'exercises.draft.figures.canBeChosenAs',
  'Can be chosen as',
  'element-editing, thingsField',
);
export const smallNames = message(
  'exercises.draft.figures.smallNames',
  'Small names. Choices of an answer can stand for them.',
  'element-editing, thingsField, about',
);
export const drawnAs = message('exercises.draft.figures.drawnAs', 'Drawn as', 'element-editing, markField, label');
export const dots = message('exercises.draft.figures.dots', 'Dots', 'element-editing, markField, label');
export const rings = message('exercises.draft.figures.rings', 'Rings', 'element-editing, markField, label');
export const crosses = message('exercises.draft.figures.crosses', 'Crosses', 'element-editing, markField, label');
export const numbersEvery = message(
  'exercises.draft.figures.numbersEvery',
  'Numbers on the {axis}-axis every',
  'figure-fields, axisFields',
);
export const chosenByItself = message(
  'exercises.draft.figures.chosenByItself',
  'chosen by itself',
  'figure-fields, axisFields, example',
);
export const wordsAtAxis = message(
  'exercises.draft.figures.wordsAtAxis',
  'Words at the {axis}-axis',
  'figure-fields, axisFields, label',
);
export const numbersOnAxis = message(
  'exercises.draft.figures.numbersOnAxis',
  'Numbers on the {axis}-axis',
  'figure-fields, axisFields, label',
);
export const grid = message('exercises.draft.figures.grid', 'Grid', 'figure-fields, gridField, label');
export const gridLines = message('exercises.draft.figures.gridLines', 'Lines', 'figure-fields, gridField, label');
export const gridNone = message('exercises.draft.figures.gridNone', 'None', 'figure-fields, gridField, label');
export const sameUnitAxes = message(
  'exercises.draft.figures.sameUnitAxes',
  'Same unit on both axes',
  'figure-fields, equalField, label',
);
export const size = message('exercises.draft.figures.size', 'Size', 'figure-fields, sharedFields, label');
export const small = message('exercises.draft.figures.small', 'Small', 'figure-fields, sharedFields, label');
export const normal = message('exercises.draft.figures.normal', 'Normal', 'figure-fields, sharedFields, label');
export const wide = message('exercises.draft.figures.wide', 'Wide', 'figure-fields, sharedFields, label');
export const readAsTable = message(
  'exercises.draft.figures.readAsTable',
  'Learners may read it as a table of values',
  'figure-fields, sharedFields, label',
);
export const whatIsSeen = message(
  'exercises.draft.figures.whatIsSeen',
  'What is to be seen',
  'figure-fields, sharedFields, label',
);
export const seenExample = message(
  'exercises.draft.figures.seenExample',
  'A parabola that opens upwards and cuts the x-axis twice.',
  'figure-fields, sharedFields, example',
);
export const seenMeans = message(
  'exercises.draft.figures.seenMeans',
  'Read to people who do not see the picture. Say what is there, not the answer.',
  'figure-fields, sharedFields, about',
);
export const planeWithAxes = message(
  'exercises.draft.figures.planeWithAxes',
  'Plane with axes',
  'figure-fields, figureKinds, label',
);
export const drawingWithoutAxes = message(
  'exercises.draft.figures.drawingWithoutAxes',
  'Drawing without axes',
  'figure-fields, figureKinds, label',
);
export const sameUnitDirections = message(
  'exercises.draft.figures.sameUnitDirections',
  'Same unit in both directions',
  'figure-fields, figureKinds, label',
);
export const numberLineKind = message(
  'exercises.draft.figures.numberLineKind',
  'Number line',
  'figure-fields, figureKinds, label',
);
export const chartOfData = message(
  'exercises.draft.figures.chartOfData',
  'Chart of data',
  'figure-fields, figureKinds, label',
);
export const labelInPicture = message(
  'exercises.draft.figures.labelInPicture',
  'Label in the picture',
  'figure-fields, elementFields, label',
);
export const colour = message('exercises.draft.figures.colour', 'Colour', 'figure-fields, elementFields, label');
export const drawn = message('exercises.draft.figures.drawn', 'Drawn', 'figure-fields, elementFields, label');
export const asUsual = message('exercises.draft.figures.asUsual', 'As usual', 'figure-fields, elementFields, label');
export const solid = message('exercises.draft.figures.solid', 'Solid', 'figure-fields, elementFields, label');
export const dashed = message('exercises.draft.figures.dashed', 'Dashed', 'figure-fields, elementFields, label');
export const dotted = message('exercises.draft.figures.dotted', 'Dotted', 'figure-fields, elementFields, label');
export const shown = message('exercises.draft.figures.shown', 'Shown', 'figure-fields, elementFields, label');
export const smallLetters = message(
  'exercises.draft.figures.smallLetters',
  'Use small letters and figures, starting with a letter.',
  'markers, figureNameProblem',
);
export const anotherFigure = message(
  'exercises.draft.figures.anotherFigure',
  'There is another figure {name}.',
  'markers, figureNameProblem',
);
export const nothing = message('exercises.draft.figures.nothing', 'Nothing', 'plane-elements, endField, label');
export const pointBelongs = message(
  'exercises.draft.figures.pointBelongs',
  'Point that belongs to it',
  'plane-elements, endField, label',
);
export const pointDoesNot = message(
  'exercises.draft.figures.pointDoesNot',
  'Point that does not',
  'plane-elements, endField, label',
);
export const arrow = message('exercises.draft.figures.arrow', 'Arrow', 'plane-elements, endField, label');
export const from = message('exercises.draft.figures.from', 'From', 'plane-elements, between');
export const firstEnd = message('exercises.draft.figures.firstEnd', 'First end', 'plane-elements');
export const lastEnd = message('exercises.draft.figures.lastEnd', 'Last end', 'plane-elements');
export const filled = message('exercises.draft.figures.filled', 'Filled', 'plane-elements, fillField, label');
export const curveY = message('exercises.draft.figures.curveY', 'Curve, y = …', 'plane-elements, planeElements, label');
export const ringForGap = message(
  'exercises.draft.figures.ringForGap',
  'Ring where one point is missing',
  'plane-elements, planeElements, label',
);
export const lineElement = message(
  'exercises.draft.figures.lineElement',
  'Line',
  'plane-elements, planeElements, label',
);
export const equationOrPoints = message(
  'exercises.draft.figures.equationOrPoints',
  'Equation, or two points',
  'plane-elements, planeElements',
);
export const segmentElement = message(
  'exercises.draft.figures.segmentElement',
  'Segment',
  'plane-elements, planeElements, label',
);
export const twoEnds = message('exercises.draft.figures.twoEnds', 'Its two ends', 'plane-elements, planeElements');
export const strokes = message(
  'exercises.draft.figures.strokes',
  'Strokes for equal lengths',
  'plane-elements, planeElements, label',
);
export const arrowheads = message(
  'exercises.draft.figures.arrowheads',
  'Arrowheads for parallel lines',
  'plane-elements, planeElements, label',
);
export const vectorElement = message(
  'exercises.draft.figures.vectorElement',
  'Vector',
  'plane-elements, planeElements, label',
);
export const fromPointToPoint = message(
  'exercises.draft.figures.fromPointToPoint',
  'From one point to another',
  'plane-elements, planeElements',
);
export const polygon = message('exercises.draft.figures.polygon', 'Polygon', 'plane-elements, planeElements, label');
export const cornersInOrder = message(
  'exercises.draft.figures.cornersInOrder',
  'Corners in order',
  'plane-elements, planeElements',
);
export const namesOfCorners = message(
  'exercises.draft.figures.namesOfCorners',
  'Names of the corners',
  'plane-elements, planeElements',
);
export const namesOfSides = message(
  'exercises.draft.figures.namesOfSides',
  'Names of the sides',
  'plane-elements, planeElements',
);
export const namesOfAngles = message(
  'exercises.draft.figures.namesOfAngles',
  'Names of the angles',
  'plane-elements, planeElements',
);
export const circle = message('exercises.draft.figures.circle', 'Circle', 'plane-elements, planeElements, label');
export const centreOrEquation = message(
  'exercises.draft.figures.centreOrEquation',
  'Centre, or an equation',
  'plane-elements, planeElements',
);
export const radius = message('exercises.draft.figures.radius', 'Radius', 'plane-elements, planeElements');
export const angle = message('exercises.draft.figures.angle', 'Angle', 'plane-elements, planeElements, label');
export const threePoints = message(
  'exercises.draft.figures.threePoints',
  'Three points, the vertex second',
  'plane-elements, planeElements',
);
export const rightAngleSquare = message(
  'exercises.draft.figures.rightAngleSquare',
  'A right angle is drawn as a square.',
  'plane-elements, planeElements',
);
export const region = message('exercises.draft.figures.region', 'Region', 'plane-elements, planeElements, label');
export const inequality = message(
  'exercises.draft.figures.inequality',
  'Inequality, or several with “and”',
  'plane-elements, planeElements',
);
export const areaBetween = message(
  'exercises.draft.figures.areaBetween',
  'Area between two curves',
  'plane-elements, planeElements, label',
);
export const barsInstead = message(
  'exercises.draft.figures.barsInstead',
  'Bars instead, so many',
  'plane-elements, planeElements',
);
export const wordsExample = message(
  'exercises.draft.figures.wordsExample',
  'highest point',
  'plane-elements, planeElements, example',
);
export const atPoint = message('exercises.draft.figures.atPoint', 'At the point', 'plane-elements, planeElements');
export const asymptote = message(
  'exercises.draft.figures.asymptote',
  'Asymptote',
  'plane-elements, planeElements, label',
);
export const equation = message('exercises.draft.figures.equation', 'Equation', 'plane-elements, planeElements');
export const rayElement = message('exercises.draft.figures.rayElement', 'Ray', 'plane-elements, planeElements, label');
export const fromPointThrough = message(
  'exercises.draft.figures.fromPointThrough',
  'From a point through another',
  'plane-elements, planeElements',
);
export const arcOfCircle = message(
  'exercises.draft.figures.arcOfCircle',
  'Arc of a circle',
  'plane-elements, planeElements, label',
);
export const centre = message('exercises.draft.figures.centre', 'Centre', 'plane-elements, planeElements');
export const fromAngle = message(
  'exercises.draft.figures.fromAngle',
  'From the angle',
  'plane-elements, planeElements',
);
export const toAngle = message('exercises.draft.figures.toAngle', 'To the angle', 'plane-elements, planeElements');
export const ellipse = message('exercises.draft.figures.ellipse', 'Ellipse', 'plane-elements, planeElements, label');
export const halfAxes = message(
  'exercises.draft.figures.halfAxes',
  'Its two half axes',
  'plane-elements, planeElements',
);
export const curveEquation = message(
  'exercises.draft.figures.curveEquation',
  'Curve by an equation in x and y',
  'plane-elements, planeElements, label',
);
export const curveX = message('exercises.draft.figures.curveX', 'Curve, x = …', 'plane-elements, planeElements, label');
export const curveParameter = message(
  'exercises.draft.figures.curveParameter',
  'Curve by a parameter t',
  'plane-elements, planeElements, label',
);
export const pointAtT = message('exercises.draft.figures.pointAtT', 'Point at t', 'plane-elements, planeElements');
export const curvePolar = message(
  'exercises.draft.figures.curvePolar',
  'Curve by an angle t (polar)',
  'plane-elements, planeElements, label',
);
export const slopeField = message(
  'exercises.draft.figures.slopeField',
  'Slope field',
  'plane-elements, planeElements, label',
);
export const numbers = message('exercises.draft.figures.numbers', 'Numbers', 'line-elements, label');
export const to = message('exercises.draft.figures.to', 'To', 'plane-elements, label: the last value of x');
export const oneCurve = message('exercises.draft.figures.oneCurve', 'One curve, y =', 'plane-elements, label');
export const otherCurve = message('exercises.draft.figures.otherCurve', 'Other curve, y =', 'plane-elements, label');
export const here = message('exercises.draft.figures.here', 'here', 'a new text in a figure, for authors to replace');
export const acrossExample = message(
  'exercises.draft.figures.acrossExample',
  'mark',
  'charts, example of words along the axis across: marks of a test',
);
export const upExample = message(
  'exercises.draft.figures.upExample',
  'how many',
  'charts, example of words along the axis up',
);
export const sliderNumber = message(
  'exercises.draft.figures.sliderNumber',
  'Slider: name of its number',
  'figure-fields, label',
);
export const sliderMeans = message(
  'exercises.draft.figures.sliderMeans',
  'Readers change this number, and everything in the figure that uses it follows. Leave it empty for no slider.',
  'figure-fields, about',
);
export const sliderFrom = message('exercises.draft.figures.sliderFrom', 'Slider from', 'figure-fields, label');
export const sliderTo = message('exercises.draft.figures.sliderTo', 'Slider to', 'figure-fields, label');
export const sliderStep = message('exercises.draft.figures.sliderStep', 'Slider in steps of', 'figure-fields, label');
export const sliderStart = message('exercises.draft.figures.sliderStart', 'Slider starts at', 'figure-fields, label');
export const sliderFirst = message(
  'exercises.draft.figures.sliderFirst',
  'its first number',
  'figure-fields, example of an empty field',
);
export const sketchTool = message(
  'exercises.draft.figures.sketchTool',
  'Readers may draw, unmarked',
  'figure-fields, label of a choice among tools such as “Line”',
);
export const sketchNothing = message(
  'exercises.draft.figures.sketchNothing',
  'Nothing',
  'figure-fields, an option of “Readers may draw, unmarked”',
);
export const sketchCount = message('exercises.draft.figures.sketchCount', 'How many to draw', 'figure-fields, label');
export const sketchUsual = message(
  'exercises.draft.figures.sketchUsual',
  'As the tool needs',
  'figure-fields, an option of “How many to draw”',
);
export const sketchAny = message(
  'exercises.draft.figures.sketchAny',
  'As many as they like',
  'figure-fields, an option of “How many to draw”',
);
export const sketchSnap = message('exercises.draft.figures.sketchSnap', 'The drawing snaps to', 'figure-fields, label');
export const sketchGrid = message(
  'exercises.draft.figures.sketchGrid',
  'The steps of the axes',
  'figure-fields, an option of “The drawing snaps to”; the others are numbers',
);
export const sketchFree = message(
  'exercises.draft.figures.sketchFree',
  'Nothing: any place will do',
  'figure-fields, an option of “The drawing snaps to”',
);
export const sketchValue = message(
  'exercises.draft.figures.sketchValue',
  'Shows the drawing as maths too',
  'figure-fields, label of a switch',
);
export const axisFrom = message(
  'exercises.draft.figures.axisFrom',
  '{axis} from',
  'figure-fields, label: the least number of an axis',
);
export const axisTo = message(
  'exercises.draft.figures.axisTo',
  '{axis} to',
  'figure-fields, label: the greatest number of an axis',
);
