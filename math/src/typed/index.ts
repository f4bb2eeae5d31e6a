export { ambiguitiesOf, ambiguityOf, inFull } from './ambiguity.ts';
export type { Ambiguity, AmbiguityCode } from './other-readings.ts';
export { saysInfinitelyMany } from './phrases.ts';
export { asMeant, type TypedText } from './as-meant.ts';
