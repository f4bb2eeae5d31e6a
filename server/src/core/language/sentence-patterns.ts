import type { Piece } from '@lemma/contracts/messages';

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
};

/** A pattern of the texts of a variant, with its values as groups. */
export function patternOf(parts: Variant['parts']): RegExp {
  const pieces = parts.map((part) =>
    typeof part === 'string'
      ? part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      : `(?<${part.name}>${patternsOfValues[part.name] ?? '.+?'})`,
  );
  return new RegExp(`^${pieces.join('')}$`, 's');
}
