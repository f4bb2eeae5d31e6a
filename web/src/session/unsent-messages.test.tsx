import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { learner, teacher } from '../testing/people.ts';
import { SessionContext, type Session } from './session-context.ts';
import { forgetUnsentMessages, useUnsentMessage } from './unsent-messages.ts';

beforeEach(() => localStorage.clear());

const open = (place: string, user: Session['user'] = teacher) =>
  renderHook(() => useUnsentMessage(place), {
    wrapper: ({ children }: { children: ReactNode }) =>
      createElement(SessionContext, { value: { user } as Session }, children),
  });

describe('a message that is not sent', () => {
  it('waits at its place with its id, apart from others and from other people', () => {
    const { result, unmount } = open('thread 1');
    act(() => result.current.write('Try the middle term'));
    const { id } = result.current;
    unmount();
    expect(open('thread 1').result.current).toMatchObject({ id, text: 'Try the middle term' });
    expect(open('thread 2').result.current.text).toBe('');
    expect(open('thread 1', learner).result.current.text).toBe('');
  });

  it('is gone when it is sent, emptied, or its person signs out', () => {
    const { result } = open('thread 1');
    act(() => result.current.write('Sent'));
    const { id } = result.current;
    act(() => result.current.clear());
    expect(result.current.id).not.toBe(id);
    act(() => result.current.write('  '));
    expect(localStorage).toHaveLength(0);
    act(() => result.current.write('Left behind'));
    forgetUnsentMessages(teacher.uid);
    expect(open('thread 1').result.current.text).toBe('');
  });

  it('is kept for two weeks, with the nineteen newest others', () => {
    vi.useFakeTimers();
    const { result } = open('thread 0');
    act(() => result.current.write('Old'));
    for (let number = 1; number <= 20; number += 1) {
      vi.advanceTimersByTime(1000);
      const { result: other } = open(`thread ${number}`);
      act(() => other.current.write('New'));
    }
    expect(open('thread 0').result.current.text).toBe('');
    expect(open('thread 1').result.current.text).toBe('New');
    vi.advanceTimersByTime(15 * 86_400_000);
    expect(open('thread 20').result.current.text).toBe('');
    vi.useRealTimers();
  });

  it('begins anew where what is kept cannot be read', () => {
    for (const kept of ['{', '[]', 'null', '{"thread 1":{"text":5}}']) {
      localStorage.setItem(`lemma.unsent-messages.${teacher.uid}`, kept);
      expect(open('thread 1').result.current.text).toBe('');
    }
  });
});
