import { describe, expect, it } from 'vitest';
import { TypesetError, isReported, typesetError } from './typeset-error.ts';

describe('[X16] typesetting errors', () => {
  it('are undefined-sequence for unknown commands and environments', () => {
    expect(typesetError({ id: 'UndefinedControlSequence', message: 'Undefined control sequence \\foo' }).type).toBe(
      'undefined-sequence',
    );
    expect(typesetError({ id: 'UnknownEnv', message: "Unknown environment 'foo'" }).type).toBe('undefined-sequence');
  });

  it('are parse-error for every other TeX error', () => {
    expect(typesetError({ id: 'MissingCloseBrace', message: 'Missing close brace' }).type).toBe('parse-error');
  });

  it('are load-error when a file of the font does not arrive', () => {
    expect(typesetError(new Error("dynamic file 'fraktur' failed to load")).type).toBe('load-error');
  });

  it('keep their type when they have one, and are processing-error otherwise', () => {
    expect(typesetError(new TypesetError('not-available', 'Mathjax global not available')).type).toBe('not-available');
    expect(typesetError(new RangeError('too deep')).type).toBe('processing-error');
    expect(typesetError(undefined).type).toBe('processing-error');
  });

  it('are not reported from previews and from authoring pages', () => {
    expect(isReported('/c/7/tasks/3')).toBe(true);
    expect(isReported('/exercises/4/preview')).toBe(false);
    expect(isReported('/a/exercises/4')).toBe(false);
  });
});
