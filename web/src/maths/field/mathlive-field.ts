// One chunk: the field is of use only with all of it.
export { MathfieldElement } from 'mathlive';
export { MathLiveBox } from './MathLiveBox.tsx';
