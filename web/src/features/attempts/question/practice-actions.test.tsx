import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import type { Phase } from '../playing/player-state.ts';
import { PracticePrimary } from './PracticeActions.tsx';
import { AllSent, SaveSign } from '../player/SaveSign.tsx';

const primary = (phase: Phase, { isLast = false, mayGoOn = false } = {}) => {
  show(<PracticePrimary phase={phase} isLast={isLast} mayGoOn={mayGoOn} />);
  return screen.getByRole('button');
};

describe('the main button of a practice question', () => {
  it.each<Phase>(['empty', 'typed'])('checks the answer while it is %s', (phase) => {
    expect(primary(phase).textContent).toBe('Check');
  });

  it.each<Phase>(['wrong', 'partly', 'unreadable', 'taken'])('offers another try when the answer is %s', (phase) => {
    expect(primary(phase).textContent).toBe('Try again');
  });

  it.each<Phase>(['right', 'shown', 'closed'])('continues with the next question when this one is %s', (phase) => {
    expect(primary(phase).textContent).toBe('Next');
  });

  it.each<Phase>(['right', 'shown', 'closed'])('finishes after the last question, which is %s', (phase) => {
    expect(primary(phase, { isLast: true }).textContent).toBe('Finish');
  });

  it('can be pressed once while an answer is on its way', () => {
    expect(primary('waiting')).toHaveProperty('disabled', true);
  });

  it('lets a learner without a network continue while the answer waits', () => {
    const button = primary('waiting', { mayGoOn: true });
    expect(button).toHaveProperty('disabled', false);
    expect(button.textContent).toBe('Next');
  });

  it('submits the form around it, so that Enter does the same', () => {
    expect(primary('typed')).toHaveProperty('type', 'submit');
  });
});

describe('the sign of what is saved', () => {
  it('says that work is kept on this device without a network', () => {
    show(<SaveSign state="offline" savedAt={null} />);
    expect(screen.getByText(/^Offline: kept /)).toBeDefined();
  });

  it('says that it is saving, whatever was saved before', () => {
    show(<SaveSign state="saving" savedAt="2026-09-07T08:00:00Z" />);
    expect(screen.getByTitle('Saving…')).toBeDefined();
  });

  it('says when the work was saved', () => {
    show(<SaveSign state="saved" savedAt="2026-09-07T08:00:00Z" />);
    expect(screen.getByText(/^Saved \d/)).toBeDefined();
  });

  it('says without a time that nothing is unsaved yet', () => {
    show(<SaveSign state="saved" savedAt={null} />);
    expect(screen.getByText('Saved')).toBeDefined();
  });

  it('is not a live region, since it changes at every pause in typing', () => {
    show(<SaveSign state="saving" savedAt={null} />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says after the hand-in that everything is sent', () => {
    show(<AllSent />);
    expect(screen.getByText('All sent')).toBeDefined();
  });
});
