/** A text that has a form, or has not, by the way it was built. */
export interface Member {
  readonly text: string;
  readonly isRight: boolean;
  /** The right answer, for a form that looks at it. */
  readonly model?: string;
}

export function right(text: string): Member {
  return { text, isRight: true };
}

export function wrong(text: string): Member {
  return { text, isRight: false };
}
