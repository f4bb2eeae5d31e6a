/** Line-by-line working: each line of a calculation or of the solution of an equation is judged by the line above. */
import { namesIn, read } from '../notation/index.ts';
import type { Expression, ReadError, ReadOptions } from '../notation/tree.ts';
import { isNumbered, type Line, lineOf } from './lines.ts';
import { type Step, stepTo } from './steps.ts';

export interface LineVerdict {
  readonly verdict:
    | 'first'
    /** The same value, or the same solutions. */
    | 'equivalent'
    /** Solutions were gained or lost: see `solutions`. */
    | 'implied'
    | 'wrong'
    /** A wrong line stands above: `step` tells how the line follows from its neighbour, which is not held against it. */
    | 'after-wrong'
    | 'unreadable'
    | 'unknown';
  /** How the line follows from the readable line above it, by itself; absent where there is nothing to follow from. */
  readonly step?: Step['step'];
  readonly solutions?: 'gained' | 'lost';
  /** A sentence for the learner; empty where nothing needs to be said. */
  readonly says: string;
  /** The typical error behind a wrong step, when one is recognised: its id, and its name for teachers. */
  readonly error?: { readonly id: string; readonly name: string };
  /** Where an unreadable line cannot be read. */
  readonly span?: { readonly start: number; readonly end: number };
}

export type UnreadableLine = { readonly unreadable: ReadError };

/**
 * Judges lines in order. After a wrong line the following ones are judged by their neighbours but are not held to be
 * wrong, until a line agrees again with the last right one. Unreadable lines are skipped.
 */
export function checkWorking(lines: readonly (Expression | UnreadableLine)[]): readonly LineVerdict[] {
  const working = new Working();
  return lines.map((line) => ('unreadable' in line ? unreadableLine(line.unreadable) : working.next(line)));
}

/** The same for lines as typed; a sign such as ⇔ or = in front of a line belongs to the writing. */
export function checkTypedWorking(sources: readonly string[], options: ReadOptions = {}): readonly LineVerdict[] {
  const defined = sources.flatMap((source) => /^\s*([A-Za-z])'*\s*\(\s*[a-z]\s*\)\s*=/.exec(source)?.[1] ?? []);
  const functions = [...(options.functions ?? []), ...defined];
  const lines = sources.map((source) => {
    const blank = (lead: string): string => ' '.repeat(lead.length);
    const result = read(source.replace(leading, blank), { ...options, functions });
    return result.ok ? result.tree : { unreadable: result.error };
  });
  return checkWorking(lines);
}

const leading = /^\s*(?:\\(?:Leftrightarrow|Longleftrightarrow|iff|Rightarrow|implies)(?![A-Za-z])|<=>|=>|[⇔⇒=])/;

function unreadableLine({ message, span }: ReadError): LineVerdict {
  return { verdict: 'unreadable', says: message, span };
}

const tested: Step = { step: 'equivalent', says: '' };

class Working {
  private above: Line | undefined;
  private lastRight: Line | undefined;
  /** The line before solutions were gained: the ones that do not solve it may be left out again. */
  private beforeGain: Line | undefined;
  private isAfterWrong = false;
  private readonly letters = new Set<string>();

  next(tree: Expression): LineVerdict {
    const line = lineOf(tree, this.letters);
    const above = this.above;
    const own = stepTo(line, line.kind === 'aside' ? undefined : above);
    if (line.kind === 'aside') return this.isAfterWrong ? afterWrong(own) : told(own.step, own);
    const known = new Set(this.letters);
    for (const name of namesIn(tree)) if (!isNumbered(name, known)) this.letters.add(name);
    this.above = line;
    if (own.solutions === 'lost' && this.beforeGain && stepTo(line, this.beforeGain).step === 'equivalent') {
      return this.isAfterWrong ? afterWrong(tested) : told('equivalent', tested);
    }
    if (own.solutions === 'gained') this.beforeGain ??= above;
    else if (own.step !== 'equivalent') this.beforeGain = undefined;
    if (this.isAfterWrong && this.lastRight && stepTo(line, this.lastRight).step === 'equivalent') {
      this.isAfterWrong = false;
      this.lastRight = line;
      return { verdict: 'equivalent', step: own.step, says: '' };
    }
    if (this.isAfterWrong) return afterWrong(own);
    if (own.step === 'wrong') this.isAfterWrong = true;
    else this.lastRight = line;
    return above || own.step !== 'equivalent' ? told(own.step, own) : { verdict: 'first', says: '' };
  }
}

function told(verdict: LineVerdict['verdict'], { step, says, solutions, error }: Step): LineVerdict {
  return {
    verdict,
    step,
    says,
    ...(solutions && { solutions }),
    ...(error && { error: { id: error.id, name: error.name } }),
  };
}

/** A further error is told, since the learner may want to know of it; otherwise nothing needs to be said. */
function afterWrong(own: Step): LineVerdict {
  return told('after-wrong', own);
}
