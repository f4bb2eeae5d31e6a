import type { Piece } from './parse.ts';

/** A text that a message can become. */
export interface Variant {
  readonly parts: readonly (string | { readonly name: string })[];
  /** Values by which its branches are chosen. */
  readonly values: Readonly<Record<string, string>>;
}

/** The texts that a message can become, for each choice of its branches. */
export function variantsOf(pieces: readonly Piece[], counted = ''): readonly Variant[] {
  return pieces.reduce<readonly Variant[]>(
    (begun, piece) => begun.flatMap((before) => branchesOf(piece, counted).map((after) => joined(before, after))),
    [{ parts: [], values: {} }],
  );
}

function branchesOf(piece: Piece, counted: string): readonly Variant[] {
  if (typeof piece === 'string') return [{ parts: [piece], values: {} }];
  switch (piece.type) {
    case 'count':
      return [{ parts: [{ name: counted }], values: {} }];
    case 'value':
      return [{ parts: [{ name: piece.name }], values: {} }];
    case 'plural':
    case 'select':
      return [...piece.branches].flatMap(([key, inside]) => {
        const value = key === 'one' ? '1' : key;
        return variantsOf(inside, piece.name).map(({ parts, values }) => ({
          parts,
          values: { [piece.name]: value, ...values },
        }));
      });
    default:
      throw new Error(`The engine has no messages with ${piece.type}.`);
  }
}

/** Neighbouring texts become one. */
function joined(before: Variant, after: Variant): Variant {
  const [first, ...rest] = after.parts;
  const last = before.parts.at(-1);
  const parts =
    typeof first === 'string' && typeof last === 'string'
      ? [...before.parts.slice(0, -1), last + first, ...rest]
      : [...before.parts, ...after.parts];
  return { parts, values: { ...before.values, ...after.values } };
}

const patternsOfValues: Readonly<Record<string, string>> = {
  formula: String.raw`\$[^$]+\$`,
  formulaAround: String.raw`\$[^$]+\$`,
  formulas: String.raw`\$[^$]+\$(?:(?:, | and )\$[^$]+\$)*`,
  count: String.raw`\d+`,
  rows: String.raw`\d+`,
  columns: String.raw`\d+`,
  right: String.raw`\d+`,
  number: String.raw`\d+`,
  host: String.raw`\S+`,
  address: String.raw`\S+`,
  status: String.raw`\d+`,
  letter: String.raw`\S+`,
  word: String.raw`\S+`,
  variable: String.raw`\S+`,
  command: String.raw`\S+`,
  id: String.raw`[\da-f]{8}-[\da-f-]{27}`,
  item: String.raw`[\da-f]{8}-[\da-f-]{27}`,
  scopes: String.raw`[a-z]+:[a-z]+(?:, [a-z]+:[a-z]+)*`,
  day: String.raw`\d{4}-\d\d-\d\d`,
};

/** A pattern of the texts of a variant, with its values as groups. A value that comes twice is the same. */
export function patternOf(parts: Variant['parts']): RegExp {
  const known = new Set<string>();
  const pieces = parts.map((part) => {
    if (typeof part === 'string') return part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    if (known.has(part.name)) return String.raw`\k<${part.name}>`;
    known.add(part.name);
    return `(?<${part.name}>${patternsOfValues[part.name] ?? '.+?'})`;
  });
  return new RegExp(`^${pieces.join('')}$`, 's');
}
