import type { ChoiceRules } from './answer-type.ts';

export const severalChoices: ChoiceRules = { isSingle: false };
