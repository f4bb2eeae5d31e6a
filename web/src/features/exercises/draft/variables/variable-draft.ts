import type { Generator, SimplificationMode, Variable } from '@lemma/math/document';
import { rowId } from '../row-id.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** Labels of the ways to simplify (D12). */
export const simplificationLabels: Readonly<Record<SimplificationMode, string>> = {
  none: t(m.noChange),
  minimal: t(m.minimal),
  partial: t(m.partial),
  full: t(m.full),
  'no-brackets': t(m.noBrackets),
  decimal: t(m.decimal),
  fraction: t(m.fraction),
};

type Comparison = Extract<Variable, { generator: 'comparison' }>;
export type ComparisonResult = NonNullable<Comparison['give']>;
export type GroupReading = Extract<Variable, { generator: 'comparison-group' }>['read'];

export interface CaseDraft {
  readonly id: string;
  readonly when: string;
  readonly value: string;
}

/** A variable as it is being typed: all fields of all generators, so that changing the generator loses nothing. */
export interface VariableDraft {
  readonly id: string;
  readonly name: string;
  readonly generator: Generator;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  readonly decimals: string;
  readonly except: string;
  /** Constant or expression. */
  readonly value: string;
  readonly simplify: SimplificationMode;
  readonly left: string;
  readonly right: string;
  readonly give: ComparisonResult;
  /** Comma-separated maths, words or comparisons. */
  readonly values: string;
  readonly words: string;
  readonly comparisons: string;
  readonly read: GroupReading;
  readonly cases: readonly CaseDraft[];
  readonly otherwise: string;
}

export function emptyVariable(name: string): VariableDraft {
  return {
    id: rowId(),
    name,
    generator: 'random-integer',
    min: '1',
    max: '10',
    step: '',
    decimals: '',
    except: '',
    value: '',
    simplify: 'full',
    left: '',
    right: '',
    give: 'sign',
    values: '',
    words: '',
    comparisons: '',
    read: 'all',
    cases: [],
    otherwise: '',
  };
}

/** The first letter that no variable has yet; letters that read as constants (e, i) or digits (l, o) come last. */
export function nextVariableName(taken: readonly string[]): string {
  const letters = 'abcdkmnpqrstuvwfghjxyz'.split('');
  const free = letters.find((letter) => !taken.includes(letter));
  if (free !== undefined) return free;
  let number = 1;
  while (taken.includes(`a${number}`)) number += 1;
  return `a${number}`;
}
