/** Returns the text of a question without its boxes: one among words becomes dots, a paragraph of boxes alone is left out. */
export function textWithoutBoxes(question: string): string {
  const paragraphs = question.split(/\n{2,}/).filter((one) => !/^\s*(?:\[\[\w+\]\]\s*)+$/.test(one));
  return (paragraphs.length === 0 ? question : paragraphs.join('\n\n')).replaceAll(/\[\[\w+\]\]/g, '…');
}
