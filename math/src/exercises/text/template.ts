import { read, toLatex } from '../../notation/index.ts';
import type { SimplificationMode } from '../document/document.ts';
import { type CompiledExpression, compileExpression, evaluate, type Scope } from '../expressions/expression.ts';
import { fillLatex } from '../latex/filling.ts';
import { collectLetters, type Row } from '../latex/items.ts';
import { outlineLatex } from '../latex/outline.ts';
import type { Printed } from '../latex/printed.ts';
import { digitsBehindHoles, type HoleSource, type ScanProblem, scanText } from './scan.ts';
import { typesettingProblems } from '../latex/typesetting.ts';
import { formulaIn, numeralIn } from '../../regional/in-notation.ts';
import { proseIn } from '../../regional/prose-in.ts';
import type { NotationId } from '../../regional/table.ts';
import { printValue, type Slots } from '../expressions/value.ts';

/** A text of the document, scanned once. Rendering joins the pieces with the values of a draw. */
export interface TextTemplate {
  readonly pieces: readonly TemplatePiece[];
  readonly markers: readonly { readonly name: string; readonly start: number; readonly end: number }[];
  readonly expressions: readonly CompiledExpression[];
  /** Those in formulas. */
  readonly inFormulas: readonly CompiledExpression[];
  /** Its formulas. */
  readonly rows: readonly Row<CompiledExpression>[];
  /** Letters in its formulas. */
  readonly letters: ReadonlySet<string>;
}

type TemplatePiece =
  | string
  | { readonly kind: 'hole'; readonly expression: CompiledExpression }
  | { readonly kind: 'maths'; readonly open: string; readonly close: string; readonly row: Row<CompiledExpression> };

/** The contents of the formulas of a text. */
interface Formulas {
  readonly letters: Set<string>;
  readonly rows: Row<CompiledExpression>[];
  readonly holes: CompiledExpression[];
}

/** Prints the expressions of one draw; the same expression is evaluated once. */
export class Printer {
  private readonly printed = new Map<CompiledExpression, Printed>();
  private readonly slots: Slots;
  private readonly scope: Scope;
  private readonly notation: NotationId;

  constructor(slots: Slots, scope: Scope, notation: NotationId = 'en') {
    this.slots = slots;
    this.scope = scope;
    this.notation = notation;
  }

  /** Prints in the same notation with other values. */
  with(slots: Slots, scope: Scope): Printer {
    return new Printer(slots, scope, this.notation);
  }

  readonly print = (expression: CompiledExpression): Printed => {
    let printed = this.printed.get(expression);
    if (printed === undefined) {
      const value = printValue(evaluate(expression, this.slots, this.scope));
      printed = { ...value, words: this.wordsOf(value) };
      this.printed.set(expression, printed);
    }
    return printed;
  };

  render(template: TextTemplate): string {
    let text = '';
    for (const piece of template.pieces) {
      if (typeof piece === 'string') text += proseIn(piece, this.notation);
      else if (piece.kind === 'hole') text += this.print(piece.expression).words;
      else text += piece.open + formulaIn(fillLatex(piece.row, this.print), this.notation, 'latex') + piece.close;
    }
    return text;
  }

  /** A value in a sentence. Words of an author stay as they are; `≈ 0.33` is rewritten. */
  private wordsOf(value: Printed): string {
    if (value.kind === 'formula') return formulaIn(value.words, this.notation, 'plain');
    const isNumber = value.kind === 'number' || /^[=≈] /.test(value.words);
    return isNumber ? numeralIn(value.words, this.notation) : value.words;
  }
}

/** Reads holes, sharing one compiled expression among equal sources. */
export class TemplateReader {
  readonly problems: ScanProblem[] = [];
  readonly warnings: ScanProblem[] = [];
  /** Problems that must be fixed before the exercise is published, though it can be drawn. */
  readonly refusals: ScanProblem[] = [];
  private readonly known = new Map<string, CompiledExpression | undefined>();
  private readonly scope: Scope;

  constructor(scope: Scope) {
    this.scope = scope;
  }

  /** Scans a text; problems found are kept in `problems` until the next call. */
  template(text: string): TextTemplate {
    this.problems.length = 0;
    this.warnings.length = 0;
    this.refusals.length = 0;
    const { pieces, problems, warnings, refusals } = scanText(text);
    this.refusals.push(...refusals);
    this.problems.push(...problems);
    this.warnings.push(...warnings);
    const expressions: CompiledExpression[] = [];
    const compiled: TemplatePiece[] = [];
    const markers: { name: string; start: number; end: number }[] = [];
    const formulas: Formulas = { letters: new Set(), rows: [], holes: [] };
    for (const piece of pieces) {
      switch (piece.kind) {
        case 'words':
          compiled.push(piece.text);
          break;
        case 'marker':
          markers.push(piece);
          compiled.push(`[[${piece.name}]]`);
          break;
        case 'hole': {
          const expression = this.hole(piece.hole, expressions);
          if (expression) compiled.push({ kind: 'hole', expression });
          break;
        }
        case 'maths':
          compiled.push(this.maths(piece, formulas));
      }
    }
    const { letters, rows, holes } = formulas;
    expressions.push(...holes);
    for (const expression of expressions) for (const letter of expression.letters) letters.add(letter);
    return { pieces: joined(compiled), markers, expressions, inFormulas: holes, rows, letters };
  }

  private hole(hole: HoleSource, into: CompiledExpression[]): CompiledExpression | undefined {
    const key = `${hole.mode ?? ''}:${hole.source}`;
    let expression = this.known.get(key);
    if (!expression) {
      expression = this.compile(hole.source, hole.at, hole.mode);
      if (expression) this.known.set(key, expression);
    }
    if (expression) into.push(expression);
    for (const { message, start, end } of expression?.unknown ?? []) {
      this.refusals.push({ message, start: hole.at + start, end: hole.at + end });
    }
    const lone = expression?.tree.kind === 'name' && expression.only === undefined;
    if (lone) {
      this.problems.push({ message: `There is no variable ${hole.source}.`, start: hole.start, end: hole.end });
    }
    return expression;
  }

  private compile(source: string, at: number, mode?: SimplificationMode): CompiledExpression | undefined {
    const result = compileExpression(source, this.scope, mode);
    if ('expression' in result) return result.expression;
    const { message, start, end } = result.problem;
    this.problems.push({ message, start: at + start, end: at + end });
    return undefined;
  }

  private maths(
    piece: { syntax: 'latex' | 'ascii'; display: boolean; source: string; at: number },
    { letters, rows, holes }: Formulas,
  ): TemplatePiece {
    const delimiter = piece.display ? '$$' : '$';
    const { row, problems } = this.outline(piece, holes);
    this.problems.push(...problems);
    this.warnings.push(...digitsBehindHoles(piece.source, piece.at));
    if (piece.syntax === 'latex') this.refusals.push(...typesettingProblems(piece.source, piece.at));
    rows.push(row);
    collectLetters(row, letters);
    if (piece.source.includes('{{')) return { kind: 'maths', open: delimiter, close: delimiter, row };
    return delimiter + fillLatex(row, nothingToPrint) + delimiter;
  }

  private outline(
    piece: { syntax: 'latex' | 'ascii'; source: string; at: number },
    into: CompiledExpression[],
  ): { row: Row<CompiledExpression>; problems: readonly ScanProblem[] } {
    if (piece.syntax === 'latex') {
      const source = piece.source.replace(/^[^\S\n]+|[^\S\n]+$/g, (space) =>
        piece.source.includes('\n') ? space : '',
      );
      const shift = piece.source.indexOf(source);
      return outlineLatex(source, piece.at + shift, (hole) => this.hole(hole, into) ?? missing);
    }
    return this.ascii(piece.source, piece.at, into);
  }

  /**
   * AsciiMath becomes LaTeX here, so that browsers typeset one language only. Holes stand as letters that the
   * formula does not use while it is read and printed.
   */
  private ascii(
    source: string,
    at: number,
    into: CompiledExpression[],
  ): { row: Row<CompiledExpression>; problems: readonly ScanProblem[] } {
    const holes = scanText(source.replaceAll('`', ' ').replaceAll('$', ' ')).pieces.flatMap((piece) =>
      piece.kind === 'hole' ? [piece.hole] : [],
    );
    const free = 'QWZVUTSRPONMLKJHGFDCBAqwzvutsrponmlkjhgfdcba'.split('').filter((letter) => !source.includes(letter));
    let plain = '';
    let end = 0;
    for (const [index, hole] of holes.entries()) {
      plain += `${source.slice(end, hole.start)} ${free[index] ?? '1'} `;
      end = hole.end;
    }
    plain += source.slice(end);
    const result = read(plain, { syntax: 'plain' });
    if (!result.ok) {
      const problem = { message: result.error.message, start: at, end: at + source.length };
      return { row: [], problems: [problem] };
    }
    const latex = toLatex(result.tree).replace(/\\[a-zA-Z]+|[a-zA-Z]/g, (token) => {
      const index = token.length === 1 ? free.indexOf(token) : -1;
      return index >= 0 && index < holes.length ? `{{hole${index}}}` : token;
    });
    return outlineLatex(latex, at, (found) => {
      const hole = holes[Number(found.source.slice(4))];
      return (
        (hole && this.hole({ ...hole, start: hole.start + at, end: hole.end + at, at: hole.at + at }, into)) ?? missing
      );
    });
  }
}

const missing: CompiledExpression = {
  source: '',
  tree: { kind: 'text', text: '' },
  number: () => undefined,
  uses: [],
  letters: [],
  mode: undefined,
  only: undefined,
  hasDecimals: false,
  isWorkedOut: false,
  formats: [],
  unknown: [],
};

const nothingToPrint = (): Printed => ({ kind: 'text', latex: '', words: '' });

function joined(pieces: readonly TemplatePiece[]): TemplatePiece[] {
  const result: TemplatePiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}
