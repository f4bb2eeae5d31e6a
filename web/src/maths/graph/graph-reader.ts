/** The engine's part of answers that are drawn: it comes when something typed or kept is to be drawn again. */
export { drawingOf } from '@lemma/math/drawn/reading';
