import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);
const decisions = readdirSync(folder).sort();

describe('decisions', () => {
  it('are numbered without a gap', () => {
    expect(decisions.map((name) => Number(name.slice(0, 3)))).toEqual(decisions.map((_, index) => index + 1));
  });

  it.each(decisions)('%s has its number, a title and the four parts in their order', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 3))}\\. \\S`));
    const parts = [...text.matchAll(/^\*\*(Context|Decision|Consequences|Given up)\.\*\*/gm)].map((match) => match[1]);
    expect(parts).toEqual(['Context', 'Decision', 'Consequences', 'Given up']);
  });
});
