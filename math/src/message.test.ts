import { expect, it } from 'vitest';
import { fill, message } from './message.ts';

it('says a message with its values, also where the build of the pages has left its text alone', () => {
  const { text } = message('test.between', "It''s between {low} and {high}", '');
  for (const declared of [{ text }, text]) expect(fill(declared, { low: 1, high: 2 })).toBe("It's between 1 and 2");
});
