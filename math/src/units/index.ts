/** Units of measurement: reading them, and comparing and converting what they measure. */
export { converted } from './convert.ts';
export { splitUnit } from './split.ts';
export { type Dimension, prefixPowers, type TableUnit, tableUnits } from './table.ts';
export { conversionFactor, measuresSame, readUnit, sameDimension, sameUnit, type Unit } from './units.ts';
