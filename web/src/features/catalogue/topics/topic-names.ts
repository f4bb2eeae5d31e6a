import type { Message } from '@lemma/contracts/messages';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const declared: Readonly<Record<string, Message | undefined>> = m;

/** `algebra/linear-equations` → `algebraLinearEquations`. */
const camelCase = (path: string): string => path.replaceAll(/[/-]+(.?)/g, (_, letter: string) => letter.toUpperCase());

/** A step of a path that is not of the starter catalogue, as words. */
function stepInWords(step: string): string {
  const words = step.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `algebra/quadratics` → `Quadratic equations`, in the language of the page. */
export function topicName(topic: string): string {
  const known = declared[camelCase(topic)];
  return known ? t(known) : stepInWords(topic.split('/').at(-1) ?? '');
}

/** `algebra/quadratics` → `Algebra · Quadratic equations`; without the names of the branch that it is shown `below`. */
export function topicTrail(topic: string, below = ''): string {
  const steps = topic.split('/');
  return steps
    .map((_, index) => steps.slice(0, index + 1).join('/'))
    .filter((path) => path.length > below.length && !path.endsWith('/'))
    .map(topicName)
    .join(' · ');
}
