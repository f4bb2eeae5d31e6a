import { children, namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { equationOf } from './explain.ts';

/** Whether a line is the formula above with numbers in place of its letters: A = 3 · 4 for A = ab. */
export function hasNumbersPutIn(line: Expression, formula: Expression): boolean {
  const [own, above] = [equationOf(line), equationOf(formula)];
  if (own?.left.kind !== 'name' || above?.left.kind !== 'name' || own.left.name !== above.left.name) return false;
  if (namesIn(own.right).size > 0 || namesIn(above.right).size === 0) return false;
  const numbers = new Map<string, string>();
  return matches(above.right, own.right, numbers) && numbers.size > 0;
}

function matches(formula: Expression, line: Expression, numbers: Map<string, string>): boolean {
  if (formula.kind === 'group') return matches(formula.body, line, numbers);
  if (line.kind === 'group') return matches(formula, line.body, numbers);
  if (formula.kind === 'name') {
    const text = line.kind === 'number' ? line.text : undefined;
    if (text === undefined || (numbers.get(formula.name) ?? text) !== text) return false;
    numbers.set(formula.name, text);
    return true;
  }
  if (formula.kind !== line.kind) return false;
  if (formula.kind === 'number') return line.kind === 'number' && formula.text === line.text;
  if (formula.kind === 'constant') return line.kind === 'constant' && formula.name === line.name;
  if (formula.kind === 'call' && line.kind === 'call' && formula.name !== line.name) return false;
  const [parts, others] = [children(formula), children(line)];
  return parts.length === others.length && parts.every((part, k) => others[k] && matches(part, others[k], numbers));
}
