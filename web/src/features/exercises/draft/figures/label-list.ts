/** Labels in one box: `A, $(1, 2)$, B`. Commas inside formulas and brackets belong to the label. */
export function splitLabels(text: string): readonly string[] | undefined {
  if (text.trim() === '') return undefined;
  const labels: string[] = [];
  let label = '';
  let depth = 0;
  let fence = '';
  for (const character of text) {
    if (character === fence) fence = '';
    else if (fence === '' && (character === '$' || character === '`')) fence = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    if (character === ',' && depth === 0 && fence === '') {
      labels.push(label.trim());
      label = '';
    } else label += character;
  }
  return [...labels, label.trim()];
}

export function joinLabels(labels: readonly string[]): string {
  return labels.join(', ');
}
