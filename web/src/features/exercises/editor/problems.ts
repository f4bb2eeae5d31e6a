import type { DocumentProblem } from '@lemma/math';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export type Problems = readonly DocumentProblem[];

/** Problems of this place and of places inside it: `parts.roots` has those of `parts.roots.accept.0` too. */
export function problemsAt(problems: Problems, place: string): Problems {
  return problems.filter((problem) => problem.place === place || problem.place.startsWith(`${place}.`));
}

/** The first error of a place as the sentence for its field; undefined when there is none. */
export function errorAt(problems: Problems, place: string): string | undefined {
  return problemsAt(problems, place).find((problem) => problem.severity === 'error')?.message;
}

/** The server's field errors are keyed by the same places; dots of nested fields included. */
export function problemsOfFields(fields: Readonly<Record<string, string>>): Problems {
  return Object.entries(fields).map(([place, message]) => ({
    severity: 'error',
    place: place.replace(/^document\./, ''),
    message,
  }));
}

/** Returns the author's name for a place: `Question`, `Variable a`, `Figure graph`, `Part 2`, `Hint 1`. */
export function placeName(place: string, partNames: readonly string[]): string {
  const [area = '', name = ''] = place.split('.');
  if (area === 'variables')
    return name === 'keepIf' ? t(m.keepIf) : name === '' ? t(m.variables) : t(m.variableNamed, { name });
  if (area === 'parts') {
    const index = partNames.indexOf(name);
    return index < 0 ? t(m.partNamed, { name }) : t(m.part, { number: index + 1 });
  }
  if (area === 'figures') return name === '' ? t(m.figures) : t(m.figure, { name });
  if (area === 'hints') return /^\d+$/.test(name) ? t(m.hintNumber, { number: Number(name) + 1 }) : t(m.hints);
  if (area === 'tests') return /^\d+$/.test(name) ? t(m.testNumber, { number: Number(name) + 1 }) : t(m.tests);
  return area === '' ? t(m.exercise) : area.charAt(0).toUpperCase() + area.slice(1);
}
