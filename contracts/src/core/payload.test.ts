import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePayload, encodePayload, PayloadError, textOfPayload } from './payload.ts';
import { fromWire } from './wire.ts';
import { attemptItem } from '../attempts/attempts.ts';

describe('encoded payloads', () => {
  it('[C02] come back as they were, whatever the JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(decodePayload(encodePayload(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(decodePayload(encodePayload('√2 ≠ ½ · 𝑥'))).toBe('√2 ≠ ½ · 𝑥');
  });

  it('[C02] begin with eight random bytes in hex under the key, so that the same text travels differently', () => {
    const [first, second] = [encodePayload('x = 2'), encodePayload('x = 2')];
    expect(first.payload.slice(0, 16)).not.toBe(second.payload.slice(0, 16));
    expect(first.payload.slice(16)).toBe(second.payload.slice(16));
    expect(first.payload).toHaveLength(16 + btoa('"x = 2"').length);
    expect(first.payload).not.toContain('x = 2');
  });

  it("[X06] cannot be made from anything but a JSON value: 'Invalid payload'", () => {
    const cyclic: { self?: unknown } = {};
    cyclic.self = cyclic;
    for (const value of [undefined, () => 1, 10n, cyclic]) {
      expect(() => encodePayload(value)).toThrow(new PayloadError('Invalid payload'));
    }
  });

  it("[X06] cannot be read when somebody else made them: 'Invalid server response'", () => {
    for (const payload of ['', 'plain text', encodePayload('x').payload.slice(1), `${encodePayload('x').payload}!`]) {
      expect(() => decodePayload({ payload })).toThrow(new PayloadError('Invalid server response'));
      expect(() => textOfPayload({ payload })).toThrow(new PayloadError('Invalid payload'));
    }
  });

  it('[C02] are decoded wherever they are in an answer', () => {
    const wire = { items: [{ best_score: 1, solution: encodePayload('It is 4.') }, { solution: null }] };
    expect(fromWire(wire)).toEqual({ items: [{ bestScore: 1, solution: 'It is 4.' }, { solution: null }] });
    expect(() => fromWire({ solution: { payload: '?' } })).toThrow(new PayloadError('Invalid server response'));
  });

  it('[C02] carry the solution of a practised question: its text never travels as it is', () => {
    const sent: unknown = attemptItem.shape.solution.parse('Both roots are 3.');
    expect(JSON.stringify(sent)).not.toContain('roots');
    expect(fromWire({ solution: sent })).toEqual({ solution: 'Both roots are 3.' });
    expect(attemptItem.shape.solution.parse(null)).toBeNull();
  });
});
