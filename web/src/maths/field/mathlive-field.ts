// One chunk: the field is of use only with all of it.
export { MathfieldElement } from 'mathlive';
export { default as fontRules } from 'mathlive/fonts.css?inline';
export { KeyboardCarrier } from '../keyboard/KeyboardCarrier.tsx';
export { MathLiveBox } from './MathLiveBox.tsx';
