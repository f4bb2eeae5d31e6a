import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it('names a file by its title, with nothing that a system could refuse', () => {
  expect(fileNameOf('Sine rule: two triangles?')).toBe('sine-rule-two-triangles.json');
  expect(fileNameOf('../..\\CON')).toBe('con.json');
  expect(fileNameOf(' $$ ')).toBe('exercises.json');
  expect(fileNameOf('a'.repeat(200))).toHaveLength(65);
});
