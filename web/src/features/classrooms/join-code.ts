/** A join code in two groups, as it is read out and typed: `QK74MD` → `QK7-4MD`. */
export function spellCode(code: string): string {
  const plain = code.replaceAll('-', '');
  return plain.length === 6 ? `${plain.slice(0, 3)}-${plain.slice(3)}` : code;
}
