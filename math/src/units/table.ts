import { fromDecimal, multiply, power, type Rational, rational } from '../algebra/numbers/rational.ts';

/**
 * Units by symbol: SI with its prefixes (BIPM, The International System of Units, 9th edition, 2019/2022), the non-SI
 * units accepted with it, and common ones of trade and everyday life with their exact definitions (NIST SP 811).
 */

/** Exponents of metre, kilogram, second, ampere, kelvin, mole, candela, radian, bit and currency. */
export type Dimension = readonly number[];

export interface TableUnit {
  /** Value of one such unit in base units. */
  readonly factor: Rational;
  readonly dimension: Dimension;
  readonly prefixes: boolean;
  /** Name of a quantity whose units cannot be turned into others, such as a currency. */
  readonly label?: string;
}

const bases = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'rad', 'bit', 'money'] as const;
type Base = (typeof bases)[number];

function dimension(exponents: Partial<Record<Base, number>>): Dimension {
  return bases.map((base) => exponents[base] ?? 0);
}

const length = dimension({ m: 1 });
const area = dimension({ m: 2 });
const volume = dimension({ m: 3 });
const mass = dimension({ kg: 1 });
const time = dimension({ s: 1 });
const temperature = dimension({ K: 1 });
const force = dimension({ m: 1, kg: 1, s: -2 });
const energy = dimension({ m: 2, kg: 1, s: -2 });
const powerOf = dimension({ m: 2, kg: 1, s: -3 });
const pressure = dimension({ m: -1, kg: 1, s: -2 });
const angle = dimension({ rad: 1 });
const frequency = dimension({ s: -1 });
const data = dimension({ bit: 1 });
const money = dimension({ money: 1 });

export const tableUnits: ReadonlyMap<string, TableUnit> = new Map([
  ...prefixed({
    m: [1, length],
    g: ['0.001', mass],
    s: [1, time],
    A: [1, dimension({ A: 1 })],
    K: [1, temperature],
    mol: [1, dimension({ mol: 1 })],
    cd: [1, dimension({ cd: 1 })],
    Hz: [1, frequency],
    N: [1, force],
    Pa: [1, pressure],
    J: [1, energy],
    W: [1, powerOf],
    VA: [1, powerOf],
    C: [1, dimension({ A: 1, s: 1 })],
    V: [1, dimension({ m: 2, kg: 1, s: -3, A: -1 })],
    F: [1, dimension({ m: -2, kg: -1, s: 4, A: 2 })],
    Ω: [1, dimension({ m: 2, kg: 1, s: -3, A: -2 })],
    ohm: [1, dimension({ m: 2, kg: 1, s: -3, A: -2 })],
    S: [1, dimension({ m: -2, kg: -1, s: 3, A: 2 })],
    Wb: [1, dimension({ m: 2, kg: 1, s: -2, A: -1 })],
    T: [1, dimension({ kg: 1, s: -2, A: -1 })],
    H: [1, dimension({ m: 2, kg: 1, s: -2, A: -2 })],
    lm: [1, dimension({ cd: 1 })],
    lx: [1, dimension({ cd: 1, m: -2 })],
    Bq: [1, frequency],
    Gy: [1, dimension({ m: 2, s: -2 })],
    Sv: [1, dimension({ m: 2, s: -2 })],
    l: ['0.001', volume],
    L: ['0.001', volume],
    t: [1000, mass],
    Wh: [3600, energy],
    eV: ['1.602176634E-19', energy],
    cal: ['4.184', energy],
    bar: [100000, pressure],
    rad: [1, angle],
    bit: [1, data],
    B: [8, data],
    byte: [8, data],
  }),
  ...plain({
    kg: [1, mass],
    min: [60, time],
    h: [3600, time],
    d: [86400, time],
    day: [86400, time],
    days: [86400, time],
    hour: [3600, time],
    hours: [3600, time],
    hr: [3600, time],
    hrs: [3600, time],
    mins: [60, time],
    secs: [1, time],
    sqm: [1, area],
    minute: [60, time],
    minutes: [60, time],
    second: [1, time],
    seconds: [1, time],
    sec: [1, time],
    week: [604800, time],
    weeks: [604800, time],
    year: [31557600, time],
    years: [31557600, time],
    a: [100, area],
    ha: [10000, area],
    atm: [101325, pressure],
    in: ['0.0254', length],
    ft: ['0.3048', length],
    yd: ['0.9144', length],
    mi: ['1609.344', length],
    mile: ['1609.344', length],
    miles: ['1609.344', length],
    nmi: [1852, length],
    oz: ['0.028349523125', mass],
    lb: ['0.45359237', mass],
    cc: ['0.000001', volume],
    gal: ['0.003785411784', volume],
    mph: ['0.44704', dimension({ m: 1, s: -1 })],
    kph: [[5, 18], dimension({ m: 1, s: -1 })],
    kmh: [[5, 18], dimension({ m: 1, s: -1 })],
    kmph: [[5, 18], dimension({ m: 1, s: -1 })],
    rpm: [[1, 60], frequency],
    Å: ['1E-10', length],
    au: [149597870700, length],
    u: ['1.6605390666E-27', mass],
    '%': ['0.01', dimension({})],
    '°C': [1, temperature, 'Celsius'],
    '°F': [[5, 9], temperature, 'Fahrenheit'],
    // π/180 is not rational: degrees become radians by rules of their own.
    '°': [1, dimension({ rad: 1 }), 'degrees'],
    deg: [1, dimension({ rad: 1 }), 'degrees'],
    '€': [1, money, 'euro'],
    EUR: [1, money, 'euro'],
    euro: [1, money, 'euro'],
    euros: [1, money, 'euro'],
    ct: ['0.01', money, 'euro'],
    $: [1, money, 'dollar'],
    USD: [1, money, 'dollar'],
    dollar: [1, money, 'dollar'],
    dollars: [1, money, 'dollar'],
    cents: ['0.01', money, 'dollar'],
    '£': [1, money, 'pound'],
    GBP: [1, money, 'pound'],
    CHF: [1, money, 'franc'],
    meter: [1, length],
    meters: [1, length],
    metre: [1, length],
    metres: [1, length],
    gram: ['0.001', mass],
    grams: ['0.001', mass],
    liter: ['0.001', volume],
    liters: ['0.001', volume],
    litre: ['0.001', volume],
    litres: ['0.001', volume],
  }),
]);

/** Powers of ten of the prefixes. */
export const prefixPowers: ReadonlyMap<string, Rational> = new Map(
  Object.entries({
    da: 1,
    Q: 30,
    R: 27,
    Y: 24,
    Z: 21,
    E: 18,
    P: 15,
    T: 12,
    G: 9,
    M: 6,
    k: 3,
    h: 2,
    d: -1,
    c: -2,
    m: -3,
    µ: -6,
    // Where the keyboard has no µ.
    u: -6,
    n: -9,
    p: -12,
    f: -15,
    a: -18,
    z: -21,
    y: -24,
    r: -27,
    q: -30,
  }).map(([prefix, exponent]) => [prefix, power(rational(10), exponent)]),
);

type Entry = readonly [number | string | readonly [number, number], Dimension, string?];

function entries(units: Readonly<Record<string, Entry>>, prefixes: boolean): [string, TableUnit][] {
  return Object.entries(units).map(([symbol, [size, dimensionOf, label]]) => {
    const factor = typeof size === 'object' ? rational(size[0], size[1]) : fromDecimal(String(size));
    return [symbol, { factor, dimension: dimensionOf, prefixes, ...(label === undefined ? {} : { label }) }];
  });
}

function prefixed(units: Readonly<Record<string, Entry>>): [string, TableUnit][] {
  return entries(units, true);
}

function plain(units: Readonly<Record<string, Entry>>): [string, TableUnit][] {
  return entries(units, false);
}

/** The unit of a symbol, with a prefix if one fits: `km`, `µs`, `mol` (not milli-ol). */
export function unitOfSymbol(symbol: string): TableUnit | undefined {
  const whole = tableUnits.get(symbol);
  if (whole) return whole;
  for (const [prefix, factor] of prefixPowers) {
    if (!symbol.startsWith(prefix)) continue;
    const unit = tableUnits.get(symbol.slice(prefix.length));
    if (unit?.prefixes) return { ...unit, factor: multiply(unit.factor, factor) };
  }
  return undefined;
}

/** Whether it measures temperature and nothing else. */
export function isTemperature(dimensionOf: Dimension): boolean {
  return dimensionOf.every((exponent, index) => exponent === temperature[index]);
}
