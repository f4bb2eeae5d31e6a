/** Starter exercises that visitors may try on the home page: short, one box, one idea each. */
export const sampleKeys = ['algebra/two-rational-roots', 'algebra/expand-a-square'] as const;
