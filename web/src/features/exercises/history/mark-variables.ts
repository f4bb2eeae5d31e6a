import { mathAt } from '../../../maths/typesetting/reading/math-delimiters.ts';

const variable = /\{\{([^{}]*)\}\}/g;

/** `{{a}}` as a name in a box, in formulas and between them: what is compared is the source and not a variant of it. */
export function markVariables(text: string): string {
  let marked = '';
  for (let at = 0; at < text.length;) {
    const math = mathAt(text, at);
    if (math !== undefined) {
      const formula = text.slice(at, math.end);
      marked += math.kind === 'tex' ? formula.replaceAll(variable, (_, name: string) => boxed(name)) : formula;
      at = math.end;
      continue;
    }
    let end = at + 1;
    while (end < text.length && mathAt(text, end) === undefined) end += 1;
    marked += text.slice(at, end).replaceAll(variable, (_, name: string) => `\\(${boxed(name)}\\)`);
    at = end;
  }
  return marked;
}

const boxed = (name: string): string =>
  `\\boxed{\\mathtt{${name.trim().replaceAll(/[%#&$_]/g, (sign) => `\\${sign}`)}}}`;
