import { describe, expect, it } from 'vitest';
import { missingWords } from './missing-words.ts';

describe('what is said of a page that is not there', () => {
  it('names a class as a class that one is not in, not as one that belongs to a class', () => {
    expect(missingWords('class')).toBe('The link is old, or you are not in this class.');
  });

  it('names anything else as something of a class that one is not in', () => {
    expect(missingWords('task')).toBe('The link is old, or it leads into a class that you are not in.');
  });
});
