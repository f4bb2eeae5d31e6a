import type { AnswerForm } from '../exercises/document/document.ts';

/** The definition of each form in one sentence: the rule by which it is decided from the tree. */
export const formDefinitions: Readonly<Record<AnswerForm, string>> = {
  any: 'However it is written.',
  factored:
    'A product of numbers, letters and sums that cannot be factored further over the rational numbers, without a fraction of letters inside a factor; a number without letters is a product of primes; numbers in exponents, roots and arguments are worked out.',
  expanded:
    'A sum in which no product, whole power or numerator holds a sum, each letter occurs once in a term, like terms are collected and powers of numbers worked out, as are numbers in exponents, roots and arguments.',
  'lowest-terms':
    'Each fraction (a product with a fraction counts as one) has whole numbers and polynomials with nothing in common above and below its bar, like terms collected and numbers worked out there and in exponents, roots and arguments, and below it no minus sign, no 1 and in a number no root; a number is one fraction, mixed number, whole number or decimal that ends.',
  fraction: 'Lowest terms, and no decimal point: a fraction, mixed number or whole number where it is a number.',
  'single-fraction':
    'One fraction or none: nothing but a sign is outside the bar, and no fraction above or below it, exponents and arguments of functions apart, where like terms are collected; numbers are worked out there and in exponents, roots and arguments.',
  'partial-fractions':
    'A sum of a polynomial and of fractions, with like terms collected and powers of numbers and numbers in exponents, roots and arguments worked out, each over a power of its own of a polynomial that cannot be factored over the rational numbers, with a numerator of smaller degree than that polynomial.',
  'completed-square':
    'a(x + u)² + v with a, u and v free of x, where x² counts as (x + 0)² and powers of numbers and numbers in exponents, roots and arguments are worked out.',
  'no-brackets': 'No brackets but those around arguments of functions and around what begins with a minus sign.',
  decimal: 'One numeral with or without a minus sign; repeating digits are allowed.',
  scientific: 'd · 10ⁿ with a numeral d, 1 ≤ |d| < 10, and a whole number n.',
  surd: 'An exact number, worked out also under roots and in exponents and arguments: fractions in lowest terms and roots of whole numbers from which nothing can be taken out, equal roots put together, powers and products multiplied out (a number before one bracket may stay), no root below a bar.',
  antiderivative:
    'No integral is left, exactly one constant of integration is added (or is inside a logarithm), and logarithms have bars where those of the key do.',
};
