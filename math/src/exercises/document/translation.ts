/** One text of an exercise in another language. */
export interface TranslatedText {
  /** Its place: `question`, `hints.0`, `parts.roots.label`, `words.fruit.1`. */
  readonly at: string;
  readonly text: string;
  /** The mark of the text that was translated; another one than that of today's text: outdated. */
  readonly of: string;
}

/** The texts of an exercise in another language. What is missing is shown in the exercise's own. */
export interface Translation {
  /** BCP 47 tag, another than the document's. */
  readonly language: string;
  readonly texts: readonly TranslatedText[];
}
