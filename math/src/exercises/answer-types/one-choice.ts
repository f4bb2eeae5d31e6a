import type { ChoiceRules } from './answer-type.ts';

export const oneChoice: ChoiceRules = { isSingle: true };
