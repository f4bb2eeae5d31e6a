import { chooseOtherAccount, enterLtiLaunch } from '@lemma/contracts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { learner } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show.tsx';
import { FrameBar } from './FrameBar.tsx';

const launch = 'l'.repeat(43);
const place = { base: '/embed/abc/0123456789ab', course: '0123456789ab' };
const Page = () => <FrameBar place={place} isWide={false} />;
const made = { ...learner, email: '' };

/** A window that the page opens; what it is sent and whether it is closed. */
function openedWindow() {
  const sent: unknown[] = [];
  const opened = { postMessage: (message: unknown) => sent.push(message), close: vi.fn<() => void>() };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const say = (subject: string) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { subject },
        origin: location.origin,
        source: opened as unknown as Window,
      }),
    );
  return { sent, opened, say };
}
afterEach(() => vi.restoreAllMocks());

describe('the bar of a frame', () => {
  it('links the account that a person has, in place of the one that their first launch made [C11]', async () => {
    serve(chooseOtherAccount, { launch });
    serve(enterLtiLaunch, { path: '#entered', secret: 's'.repeat(43) });
    const { sent, say } = openedWindow();
    const { user } = showPage(Page, { as: made });
    await user.click(await screen.findByRole('button', { name: 'I have an account already' }));
    expect(window.open).toHaveBeenCalledWith('/account/link-lms', '_blank');
    say('lemma.which-launch');
    await waitFor(() => expect(sent).toEqual([{ subject: 'lemma.launch', launch }]));
    expect(callsOf(enterLtiLaunch)).toEqual([]);
    say('lemma.launch-linked');
    await waitFor(() => expect(callsOf(enterLtiLaunch)[0]?.body).toEqual({ launch }));
  });

  it('says why there is nothing to link, and closes the window', async () => {
    serve(chooseOtherAccount, refuse(409, 'Merge the two accounts first.'));
    const { opened, sent, say } = openedWindow();
    const { user } = showPage(Page, { as: made });
    await user.click(await screen.findByRole('button', { name: 'I have an account already' }));
    say('lemma.which-launch');
    expect((await screen.findByRole('alert')).textContent).toContain('Merge the two accounts first.');
    expect(opened.close).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it('does not ask people who have an address of their own', async () => {
    showPage(Page, { as: { ...learner, email: 'ada@example.org' } });
    await screen.findByRole('button', { name: 'Open in a new window' });
    expect(screen.queryByRole('button', { name: 'I have an account already' })).toBeNull();
  });
});
