import type { NumberPart, Part } from '../../../math/src/exercises/document/document.ts';
import type { Random } from '../family.ts';

interface Typed {
  readonly part: Part;
  readonly typed: string;
  readonly isRight: boolean;
}

const number = (value: string, more: Partial<NumberPart> = {}): Part => ({
  name: 'p',
  answerType: 4,
  accept: [{ value }],
  ...more,
});

/** A whole number of thousands, written in groups. */
function drawGrouped(random: Random): Typed {
  const thousands = random.integer(1, 999);
  const rest = random.integer(0, 999);
  const isRight = random.chance();
  const shown = isRight ? thousands : thousands + random.integer(1, 9);
  const tail = String(rest).padStart(3, '0');
  const join = random.pick(["'", '’', ',', ' ', '\\,', '{,}', '\u202f']);
  const decimals = random.pick(['', '', '.5']);
  const typed = `${shown}${join}${tail}${decimals}`;
  return { part: number(`${thousands * 1000 + rest}${decimals}`), typed, isRight };
}

/** Digits times a power of ten. */
function drawPower(random: Random): Typed {
  const digits = random.integer(11, 99);
  const power = random.nonZero(-5, 6);
  const isRight = random.chance();
  const shown = isRight ? power : power + random.pick([-1, 1]);
  const front = `${Math.floor(digits / 10)}.${digits % 10}`;
  const raised = Array.from(String(shown))
    .map((sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)]))
    .join('');
  const typed = random.pick([
    `${front}x10^${shown}`,
    `${front} x 10^${shown}`,
    `${front}X10^(${shown})`,
    `${front}×10^${shown}`,
    `${front}·10^{${shown}}`,
    `${front}\\cdot10^{${shown}}`,
    `${front}\\times 10^{${shown}}`,
    `${front}*10^${shown}`,
    `${front}e${shown}`,
    `${front}E${shown}`,
    `${digits}e${shown - 1}`,
    `${front}·10${raised}`,
    `= ${front}x10^${shown}`,
  ]);
  return { part: number(`${digits}*10^(${power - 1})`), typed, isRight };
}

/** Numbers with what people write around them. */
function drawFramed(random: Random): Typed {
  // In lowest terms, as answers have to be.
  const below = random.pick([2, 5]);
  const inLowest = (): number => random.integer(0, 20) * below + random.integer(1, below - 1);
  const above = inLowest();
  const other = inLowest();
  const isRight = other === above || random.chance();
  const shown = isRight ? above : other;
  const decimal = String(shown / below);
  const typed = random.pick([
    `=${decimal}`,
    `= ${shown}/${below}`,
    `x = ${decimal}`,
    `${decimal}.`,
    `${shown}:${below}`,
    `${shown}÷${below}`,
    `+${decimal}`,
    `(${decimal})`,
    `f(2)=${decimal}`,
    `y=\\frac{${shown}}{${below}}`,
    `${(shown * 100) / below}%`,
    `Answer: ${decimal}`,
    `A = ${decimal}`,
  ]);
  return { part: number(`${above}/${below}`), typed, isRight };
}

function drawMoney(random: Random): Typed {
  const value = random.integer(1, 500);
  const isRight = random.chance();
  const shown = isRight ? value : value + random.integer(1, 20);
  const [unit, spellings] = random.pick([
    [
      '€',
      [
        `€${shown}`,
        `€ ${shown}`,
        `${shown}€`,
        `${shown} €`,
        `${shown} euro`,
        `${shown} Euros`,
        `EUR ${shown}`,
        `${shown}.00 €`,
      ],
    ],
    ['$', [`$${shown}`, `$ ${shown}`, `\\$${shown}`, `${shown} dollars`, `${shown}$`, `USD ${shown}`, `${shown} USD`]],
    ['£', [`£${shown}`, `£ ${shown}.00`, `${shown} £`, `${shown} pounds`, `GBP ${shown}`]],
  ] as const);
  return { part: number(`${value}`, { unit }), typed: random.pick(spellings), isRight };
}

/** One measure in units that say the same: how many of the other make one of the key's. */
const same: readonly (readonly [unit: string, other: string, factor: number])[] = [
  ['m/s^2', '\\frac{m}{s^2}', 1],
  ['m/s^2', '\\,\\frac{m}{s^2}', 1],
  ['m/s^2', '\\,\\frac{\\mathrm{m}}{\\mathrm{s}^{2}}', 1],
  ['m/s^2', ' m/s²', 1],
  ['m/s^2', ' m s^-2', 1],
  ['m/s^2', 'ms^{-2}', 1],
  ['m/s^2', ' metres per second squared', 1],
  ['km/h', ' km per hour', 1],
  ['km/h', ' Km/h', 1],
  ['km/h', '\\frac{km}{h}', 1],
  ['N m', ' Nm', 1],
  ['N m', '\\,\\mathrm{Nm}', 1],
  ['N m', ' kNm', 0.001],
  ['J', ' Nm', 1],
  ['J', ' Ws', 1],
  ['J', ' joules', 1],
  ['J', ' kJ', 0.001],
  ['C', ' As', 1],
  ['m^2', ' square metres', 1],
  ['m^2', ' m²', 1],
  ['cm^3', ' cubic centimeters', 1],
  ['kg', ' Kg', 1],
  ['kg', ' kilograms', 1],
  ['kg', ' g', 1000],
  ['°', ' degrees', 1],
  ['°', '^\\circ', 1],
  ['°C', ' ℃', 1],
  ['°C', '°C', 1],
  ['°C', ' degrees Celsius', 1],
  ['°C', '^{\\circ}\\mathrm{C}', 1],
];

function drawUnit(random: Random): Typed {
  const [unit, other, factor] = random.pick(same);
  const value = random.integer(1, 90) * 1000;
  const isRight = random.chance();
  const shown = (isRight ? value : value + random.integer(1, 9) * 1000) * factor;
  return { part: number(`${value}`, { unit }), typed: `${shown}${other}`, isRight };
}

/** Temperatures in another scale, angles in radians. */
function drawScale(random: Random): Typed {
  const isRight = random.chance();
  const wrong = isRight ? 0 : random.integer(1, 9);
  const degrees = random.integer(-40, 200);
  const parts = random.pick([2, 3, 4, 6, 12]);
  return random.pick<Typed>([
    { part: number(`${degrees}`, { unit: '°C' }), typed: `${degrees + wrong} °C`, isRight },
    { part: number(`${degrees}`, { unit: '°C' }), typed: `${(degrees + wrong + 273.15).toFixed(2)} K`, isRight },
    { part: number(`${degrees * 5}`, { unit: '°C' }), typed: `${(degrees + wrong) * 9 + 32} °F`, isRight },
    { part: number(`${Math.abs(degrees)}.15`, { unit: 'K' }), typed: `${Math.abs(degrees) + wrong - 273} °C`, isRight },
    { part: number(`${180 / parts}`, { unit: '°' }), typed: `pi/${isRight ? parts : parts + wrong} rad`, isRight },
    { part: number(`pi/${parts}`, { unit: 'rad' }), typed: `${180 / parts + wrong}°`, isRight },
  ]);
}

export const typedMeasures: readonly { readonly name: string; readonly draw: (random: Random) => Typed }[] = [
  { name: 'numbers in groups', draw: drawGrouped },
  { name: 'powers of ten as typed', draw: drawPower },
  { name: 'numbers with something around them', draw: drawFramed },
  { name: 'money', draw: drawMoney },
  { name: 'units as typed', draw: drawUnit },
  { name: 'temperatures and angles in another scale', draw: drawScale },
];
