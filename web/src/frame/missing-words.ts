/** Says of something that is not there, or not for this person, why that may be. */
export function missingWords(noun: string): string {
  return noun === 'class'
    ? 'The link is old, or you are not in this class.'
    : `The link is old, or the ${noun} belongs to a class that you are not in.`;
}
