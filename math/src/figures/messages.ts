import { message } from '../message.ts';

/* The sentences about an exercise for its author. Code writes them in English; see `math/src/words/messages.ts`. */
export const tooMany = message(
  'maths.figure.tooMany',
  'An exercise has at most {number} figures.',
  'problem of a figure of an exercise, shown to its author',
);
export const name = message(
  'maths.figure.name',
  'Name this figure with small letters and digits, starting with a letter.',
  'problem of a figure of an exercise, shown to its author',
);
export const sameName = message(
  'maths.figure.sameName',
  'There are two figures named {name}.',
  'problem of a figure of an exercise, shown to its author',
);
export const describe = message(
  'maths.figure.describe',
  'Describe what is to be seen, for people who do not see the figure.',
  'problem of a figure of an exercise, shown to its author',
);
export const sliderName = message(
  'maths.figure.sliderName',
  'Name the number of the slider with letters and digits, starting with a letter.',
  'problem of a figure of an exercise, shown to its author',
);
export const sliderNameTaken = message(
  'maths.figure.sliderNameTaken',
  'The exercise has a variable {variable} already: give the number of the slider another name.',
  'problem of a figure of an exercise, shown to its author',
);
export const sliderNameReserved = message(
  'maths.figure.sliderNameReserved',
  '{variable} has a meaning in figures already: give the number of the slider another name.',
  'problem of a figure of an exercise, shown to its author',
);
export const sliderNotChosen = message(
  'maths.figure.sliderNotChosen',
  'What a slider changes cannot be chosen.',
  'problem of a figure of an exercise, shown to its author',
);
export const tooManyThings = message(
  'maths.figure.tooManyThings',
  'A figure shows at most {number} things.',
  'problem of a figure of an exercise, shown to its author',
);
export const onlyCounts = message(
  'maths.figure.onlyCounts',
  'Histograms, dot plots and box plots count values, nothing else.',
  'problem of a figure of an exercise, shown to its author',
);
export const frequenciesOfOne = message(
  'maths.figure.frequenciesOfOne',
  'Frequencies are those of one box plot.',
  'problem of a figure of an exercise, shown to its author',
);
export const onlyBoxesShare = message(
  'maths.figure.onlyBoxesShare',
  'Only box plots can share an axis.',
  'problem of a figure of an exercise, shown to its author',
);
export const sliderCannot = message(
  'maths.figure.sliderCannot',
  'The slider cannot change this: {variable} belongs into what the figure shows.',
  'problem of a figure of an exercise, shown to its author',
);
export const colours = message(
  'maths.figure.colours',
  'Colours are numbers from 1 to {number}.',
  'problem of a figure of an exercise, shown to its author',
);
export const when = message(
  'maths.figure.when',
  'Something is shown always, from a hint on (“hint 1”) or with the solution.',
  'problem of a figure of an exercise, shown to its author',
);
export const notPlaced = message(
  'maths.figure.notPlaced',
  'No text shows this figure yet: write {marker} where it belongs.',
  'problem of a figure of an exercise, shown to its author',
);
export const sameThing = message(
  'maths.figure.sameThing',
  'Two things of this figure have the name “{name}”.',
  'problem of a figure of an exercise, shown to its author',
);
export const thingName = message(
  'maths.figure.thingName',
  'Name things with letters and digits, starting with a letter: “{name}” is no such name.',
  'problem of a figure of an exercise, shown to its author',
);
export const chosenOfCharts = message(
  'maths.figure.chosenOfCharts',
  'Bars, the classes of a histogram and slices can be chosen, nothing else of charts.',
  'problem of a figure of an exercise, shown to its author',
);
export const chosenFromStart = message(
  'maths.figure.chosenFromStart',
  'What can be chosen is there from the start.',
  'problem of a figure of an exercise, shown to its author',
);
export const wordsNotChosen = message(
  'maths.figure.wordsNotChosen',
  'Words cannot be chosen. Give the name to what they describe.',
  'problem of a figure of an exercise, shown to its author',
);
export const oneThing = message(
  'maths.figure.oneThing',
  'This is one thing: give it one name.',
  'problem of a figure of an exercise, shown to its author',
);
export const answerFromStart = message(
  'maths.figure.answerFromStart',
  'The figure marks a right answer from the start. Show that point with the solution only.',
  'problem of a figure of an exercise, shown to its author',
);
export const nothingSeen = message(
  'maths.figure.nothingSeen',
  'In some variants there is nothing to be seen in this figure. Choose another window.',
  'problem of a figure of an exercise, shown to its author',
);
export const nothingSeenOf = message(
  'maths.figure.nothingSeenOf',
  'In some variants nothing is to be seen of {kind, select, curve {a curve} curveOfY {a curve of y} parametric {a parametric curve} polar {a polar curve} implicit {an implicit curve} slopeField {a slope field} line {a line} ray {a ray} asymptote {an asymptote} region {a region} between {an area} circle {a circle} arc {an arc} ellipse {an ellipse} angle {an angle} text {a text} interval {an interval} other {one of its things}}.',
  'problem of a figure of an exercise, shown to its author',
);
export const labelsOverlap = message(
  'maths.figure.labelsOverlap',
  'In some variants labels of this figure lie on top of each other.',
  'problem of a figure of an exercise, shown to its author',
);
export const pointOutside = message(
  'maths.figure.pointOutside',
  'In {number} of {count} variants a point lies outside the window.',
  'problem of a figure of an exercise, shown to its author',
);
export const windowForAll = message(
  'maths.figure.windowForAll',
  'All points fit into x from {least} to {greatest} and y from {bottom} to {top}.',
  'problem of a figure of an exercise, shown to its author',
);
export const faultTooMuch = message(
  'maths.figure.fault.tooMuch',
  'more to be drawn than a figure can hold',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNotRead = message(
  'maths.figure.fault.notRead',
  'an expression that was not read ({source})',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultWindow = message(
  'maths.figure.fault.window',
  'a window that is too flat or too high for the same unit on both axes',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultAxisX = message(
  'maths.figure.fault.axisX',
  'an x-axis that ends before it begins',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultAxisY = message(
  'maths.figure.fault.axisY',
  'a y-axis that ends before it begins',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultAxisLine = message(
  'maths.figure.fault.axisLine',
  'a number line that ends before it begins',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultTicksStep = message(
  'maths.figure.fault.ticksStep',
  'a step between ticks that is not positive',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultChart = message(
  'maths.figure.fault.chart',
  'a chart, on which nothing can be drawn',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultSliderNotRational = message(
  'maths.figure.fault.sliderNotRational',
  'a slider with a number that is not rational ({source})',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultSliderStep = message(
  'maths.figure.fault.sliderStep',
  'a slider with a step that is not positive',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultSliderEmpty = message(
  'maths.figure.fault.sliderEmpty',
  'a slider that ends where it begins',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultSliderSteps = message(
  'maths.figure.fault.sliderSteps',
  'a slider with more than {number} steps',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultSliderStart = message(
  'maths.figure.fault.sliderStart',
  'a slider that starts between its steps',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultSliderNoStart = message(
  'maths.figure.fault.sliderNoStart',
  'a slider without a step to start with',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultSliderTooMuch = message(
  'maths.figure.fault.sliderTooMuch',
  'more to be drawn than a slider can hold',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNamesOfThings = message(
  'maths.figure.fault.namesOfThings',
  '{number} things in sight that have {count} names',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNotANumber = message(
  'maths.figure.fault.notANumber',
  '{expression}, which is not a number',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNotAPoint = message(
  'maths.figure.fault.notAPoint',
  '{expression}, which is not a point',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNotAFunctionOfPlane = message(
  'maths.figure.fault.notAFunctionOfPlane',
  '{expression}, which is not a function of x and y',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNotAFunction = message(
  'maths.figure.fault.notAFunction',
  '{expression}, which is not a function of {letter}',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNotAComparison = message(
  'maths.figure.fault.notAComparison',
  '{expression}, which is not an equation or inequality',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultCurveBends = message(
  'maths.figure.fault.curveBends',
  'a curve with too many bends to be drawn',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultCurveEnds = message(
  'maths.figure.fault.curveEnds',
  'a curve that ends before it begins',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNotAPair = message(
  'maths.figure.fault.notAPair',
  'a parametric curve that is not a pair in t',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNotADistance = message(
  'maths.figure.fault.notADistance',
  'a distance that is not a function of t',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNotImplicit = message(
  'maths.figure.fault.notImplicit',
  'an implicit curve that is not an equation in x and y',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultTwoPoints = message(
  'maths.figure.fault.twoPoints',
  'a thing without two different points',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNotStraight = message(
  'maths.figure.fault.notStraight',
  'a thing whose equation is not that of a straight line',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultCorners = message(
  'maths.figure.fault.corners',
  'a polygon with fewer than three corners',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultIntervalNone = message(
  'maths.figure.fault.intervalNone',
  'an interval that is none',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultIntervalEnds = message(
  'maths.figure.fault.intervalEnds',
  'an interval that ends before it begins',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultIntervalNotGiven = message(
  'maths.figure.fault.intervalNotGiven',
  'an interval that is not given by inequalities',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultRegionNotGiven = message(
  'maths.figure.fault.regionNotGiven',
  'a region that is not given by inequalities',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultAreaEnds = message(
  'maths.figure.fault.areaEnds',
  'an area that ends before it begins',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultAreaNoValues = message(
  'maths.figure.fault.areaNoValues',
  'an area beside a function without values',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultBarsNumber = message(
  'maths.figure.fault.barsNumber',
  'a number of bars that is not a whole number from 1 to {number}',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultCircleEquation = message(
  'maths.figure.fault.circleEquation',
  'a circle whose equation is not that of a circle',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultCircleNoRadius = message(
  'maths.figure.fault.circleNoRadius',
  'a circle without a radius',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultCircleRadius = message(
  'maths.figure.fault.circleRadius',
  'a circle whose radius is not positive',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultArcEnds = message(
  'maths.figure.fault.arcEnds',
  'an arc that ends before it begins',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultEllipse = message(
  'maths.figure.fault.ellipse',
  'an ellipse without two positive half axes',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultAngle = message(
  'maths.figure.fault.angle',
  'an angle without three points',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNoFigureToDraw = message(
  'maths.figure.fault.noFigureToDraw',
  'a figure {name} to draw on',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNoRoomForHandles = message(
  'maths.figure.fault.noRoomForHandles',
  'a figure without room for the handles of its drawing',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNoPlaceForHandle = message(
  'maths.figure.fault.noPlaceForHandle',
  'a window without a place for a handle',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultNoPlaceForLabel = message(
  'maths.figure.fault.noPlaceForLabel',
  'a label without a place',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultTicks = message(
  'maths.figure.fault.ticks',
  'more than {number} ticks',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultWidthOfClasses = message(
  'maths.figure.fault.widthOfClasses',
  'a width of classes that does not fit the data',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultDataNumbers = message(
  'maths.figure.fault.dataNumbers',
  'data that are not 1 to {number} numbers',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultDataPoints = message(
  'maths.figure.fault.dataPoints',
  'data that are not 1 to {number} points',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultFrequenciesMany = message(
  'maths.figure.fault.frequenciesMany',
  'frequencies that are not as many as the data',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultFrequenciesWhole = message(
  'maths.figure.fault.frequenciesWhole',
  'frequencies that are not whole numbers from 0 on',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultFrequenciesTogether = message(
  'maths.figure.fault.frequenciesTogether',
  'frequencies that are not 1 to {number} together',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultSlices = message(
  'maths.figure.fault.slices',
  'slices that are not positive numbers',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultStems = message(
  'maths.figure.fault.stems',
  'data with stems and leaves that are not whole numbers from 0 on',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
export const faultManyStems = message(
  'maths.figure.fault.manyStems',
  'more than 30 stems',
  'what is wrong with a figure in some variants, for the author; part of “In some variants there is …”',
);
