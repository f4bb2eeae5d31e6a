import { getAttempt } from '@lemma/contracts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptOf, itemOf, verdictOf } from '../../../testing/attempts.ts';
import { keepDrafts, mark, openQuestion } from '../../../testing/open-player.tsx';
import { callsOf, serve } from '../../../testing/server.ts';

beforeEach(keepDrafts);

describe('an attempt that is read again when the page is looked at', () => {
  it('keeps a verdict that comes meanwhile', async () => {
    mark(verdictOf('right'));
    const { user, form } = await openQuestion(attemptOf());
    const { promise: early, resolve } = Promise.withResolvers<ReturnType<typeof attemptOf>>();
    serve(getAttempt, () => early);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(callsOf(getAttempt)).toHaveLength(2));
    await user.click(form.getByRole('radio', { name: /two/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    await form.findByText('Great!');
    serve(getAttempt, attemptOf({ items: [itemOf(1, { state: 'right' })] }));
    resolve(attemptOf());
    await waitFor(() => expect(callsOf(getAttempt)).toHaveLength(3));
    expect(await screen.findByRole('link', { name: /^Question 1, right/ })).toBeDefined();
  });
});
