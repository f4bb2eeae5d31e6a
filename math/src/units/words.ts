/** Symbols of units by their English names; other spellings beside them. */
const symbols: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'metre:m meter:m gram:g kilo:kg ltr:L gramme:g second:s newton:N joule:J watt:W volt:V pascal:Pa hertz:Hz ampere:A amp:A kelvin:K ' +
    'litre:l liter:l byte:B bit:bit ohm:Ω mole:mol bar:bar tonne:t ton:t radian:rad degree:° percent:% hour:h minute:min ' +
    'day:d coulomb:C farad:F tesla:T euro:€ dollar:$ pound:£ cent:ct inch:in foot:ft mile:mi celsius:°C fahrenheit:°F ' +
    'gramm:g sekunde:s sekunden:s minuten:min stunde:h stunden:h std:h tag:d tage:d tonnen:t grad:° prozent:% ' +
    'min:min centime:ct centimo:ct seconde:s heure:h jour:d degre:° metro:m gramo:g segundo:s litro:l hora:h minuto:min dia:d tonelada:t grado:°'
  )
    .split(' ')
    .map((entry) => entry.split(':')),
);

const prefixes: readonly (readonly [string, string])[] = [
  ['kilo', 'k'],
  ['mega', 'M'],
  ['giga', 'G'],
  ['hecto', 'h'],
  ['deci', 'd'],
  ['centi', 'c'],
  ['zenti', 'c'],
  ['milli', 'm'],
  ['micro', 'µ'],
  ['nano', 'n'],
];

/** The symbol of a unit that is written out: `kilometres` is km. */
export function symbolOfWord(word: string): string | undefined {
  const small = word.toLowerCase();
  const single = small.length > 3 ? small.replace(/s$/, '') : small;
  const plain = symbols[small] ?? symbols[single];
  if (plain !== undefined) return plain;
  for (const [name, sign] of prefixes) {
    const unit = single.startsWith(name) ? symbols[single.slice(name.length)] : undefined;
    if (unit !== undefined) return sign + unit;
  }
  return undefined;
}

/** `metres per second squared`, `square metres` and `degrees Celsius` with signs for the words that join. */
export function withSigns(text: string): string {
  return text
    .replace(/[éè]/g, 'e')
    .replace(/[íóú]/g, (letter) => ({ í: 'i', ó: 'o', ú: 'u' })[letter] ?? letter)
    .replace(/ℓ/g, 'L')
    .replace(/(?<=[A-Za-z])([23])(?!\d)/g, '^$1')
    .replace(/℃/g, '°C')
    .replace(/℉/g, '°F')
    .replace(/(?<=[A-Za-z])\s(?:per|par|por|pro|an(?=\shour))\s/g, '/')
    .replace(/(?<![A-Za-z])(?:Q|q)uadrat(?=[a-z]*(?:meter|zoll))/g, 'sq ')
    .replace(/(?<![A-Za-z])(?:K|k)ubik(?=[a-z]*(?:meter|zoll))/g, 'cubic ')
    .replace(/(?<![A-Za-z])(?:square|sq\.?)\s([A-Za-z]+)/g, '$1^2')
    .replace(/(?<![A-Za-z])q([cdm]?m)(?![A-Za-z])/g, '$1^2')
    .replace(/(?<![A-Za-z])cubic\s([A-Za-z]+)/g, '$1^3')
    .replace(/(?<=[A-Za-z])\s(?:squared|carres?|cuadrados?)(?![A-Za-z])/g, '^2')
    .replace(/(?<=[A-Za-z])\s(?:cubed|cubes?|cubicos?)(?![A-Za-z])/g, '^3')
    .replace(
      /(?:°|(?<![A-Za-z])(?:deg(?:rees?|res?)?|[Gg]rad(?:os?)?))\s{0,3}([CF])(?:elsius|ahrenheit)?(?![A-Za-z])/g,
      '°$1',
    )
    .replace(/(?<![A-Za-z])([CF])\s?°/g, '°$1')
    .replace(/(?<![A-Za-z])[Gg]rad(?![A-Za-z])/g, '°');
}
