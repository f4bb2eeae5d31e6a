import { pollCodeLength } from '@lemma/contracts';

/** A code as typed, without spaces and dashes; undefined when it cannot be one. */
export function readPollCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return code.length === pollCodeLength ? code : undefined;
}

/** `QK7 4MD`: in two groups, as on the wall. */
export const spellPollCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
