import { afterEach, describe, expect, it, vi } from 'vitest';
import { isKeepingBlocked, keptHere } from './kept-here.ts';

afterEach(() => vi.unstubAllGlobals());

describe('where the browser blocks storage', () => {
  it('is kept until the page is closed, and nothing throws [RL8]', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy({} as Storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      }),
    );
    expect(isKeepingBlocked()).toBe(true);
    expect(keptHere.getItem('a')).toBeNull();
    keptHere.setItem('a', '1');
    expect(keptHere.getItem('a')).toBe('1');
    keptHere.removeItem('a');
    expect(keptHere.getItem('a')).toBeNull();
  });
});

describe('where the browser keeps things', () => {
  it('is in its storage alone', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    });
    expect(isKeepingBlocked()).toBe(false);
    keptHere.setItem('b', '2');
    expect([...kept]).toEqual([['b', '2']]);
    keptHere.removeItem('b');
    expect(keptHere.getItem('b')).toBeNull();
  });
});
