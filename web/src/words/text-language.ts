import { keptHere } from '../kept-here.ts';

const key = 'lemma.text-language';

/** The language in which this reader has chosen to see the texts of exercises, on this device. */
export function chosenTextLanguage(): string | undefined {
  return keptHere.getItem(key) ?? undefined;
}

/** Exercises that have texts in this language are shown in it from now on. */
export function chooseTextLanguage(language: string): void {
  keptHere.setItem(key, language);
}
