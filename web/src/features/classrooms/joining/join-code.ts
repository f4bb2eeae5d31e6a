/** A join code in two groups, as it is read out and typed: `QK74MD` → `QK7-4MD`. */
export function spellCode(code: string): string {
  const plain = code.replaceAll('-', '');
  return plain.length === 6 ? `${plain.slice(0, 3)}-${plain.slice(3)}` : code;
}

/** The code in what was typed, as the contract reads it: spaces, dashes and case do not matter. Undefined when it is none. */
export function readJoinCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return code.length === 6 ? code : undefined;
}
