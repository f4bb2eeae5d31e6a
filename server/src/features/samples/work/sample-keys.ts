/** Starter exercises that visitors may try on the home page: short, one box, one idea each. */
export const sampleKeys = [
  'algebra/expressions/square-of-a-sum',
  'algebra/expressions/factorise-a-trinomial',
  'algebra/quadratics/zero-product',
  'calculus/derivatives/polynomial',
  'fractions/adding/unlike-denominators',
] as const;
