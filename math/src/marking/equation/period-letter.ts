import { substitute } from '../../algebra/substitute.ts';
import { namesIn } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { periodLetters } from './solved.ts';

/** The letter of the key that counts periods, if it has one in addition to the unknown. */
export function periodLetterOf(key: Expression): string | undefined {
  const names = [...namesIn(key)];
  return names.length > 1 ? periodLetters.find((letter) => names.includes(letter)) : undefined;
}

/** The answer with its periods counted by the letter of the key, where it uses one that the exercise does not know. */
export function withPeriodLetter(tree: Expression, letter: string, isKnown: (name: string) => boolean): Expression {
  const others = [...namesIn(tree)].filter((name) => periodLetters.includes(name) && !isKnown(name));
  return substitute(tree, new Map(others.map((name) => [name, { kind: 'name', name: letter }])));
}
