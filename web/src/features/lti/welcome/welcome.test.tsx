import { createLtiAccount, enterLtiLaunch, linkLtiAccount, readPendingLtiLaunch } from '@lemma/contracts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { learner } from '../../../testing/people.ts';
import { callsOf, serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show.tsx';
import { createProblem, linkProblem } from './launch-problems.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { askForLaunch, handOver } from './hand-over.ts';

const contact = 'help@maths.example';
const launch = 'l'.repeat(43);

describe('messages about a launch', () => {
  it('say what X08 and X09 say, word for word [X08] [X09]', () => {
    const failed = new FetchError(500, 'Internal server error');
    expect(linkProblem(failed, contact)).toBe(
      'Sorry, there was a problem linking your account, please try again. If the issue persists please contact us at help@maths.example.',
    );
    expect(createProblem(failed, contact)).toBe(
      'Sorry, there was a problem setting up your account, please try again. If the issue persists please contact us at help@maths.example.',
    );
  });

  it('give way to the first sentence of the server that belongs to no field [X08]', () => {
    const refused = new FetchError(409, 'Conflict', { info: { nonFieldErrors: ['This launch has ended.', 'More.'] } });
    expect(linkProblem(refused, contact)).toBe('This launch has ended.');
  });

  it('are at the field where a field is wrong [X09]', () => {
    expect(
      createProblem(new FetchError(400, 'Bad', { info: { firstName: ['Enter a name.'] } }), contact),
    ).toBeUndefined();
  });
});

describe('the launch of a frame', () => {
  it('is sent to the window that the frame has opened, and to no other page', async () => {
    const sent: unknown[] = [];
    const opened = { postMessage: (message: unknown) => sent.push(message) } as unknown as Window;
    const stop = handOver(opened, launch, () => undefined);
    const ask = (source: unknown, origin: string) =>
      window.dispatchEvent(
        new MessageEvent('message', { data: { subject: 'lemma.which-launch' }, origin, source: source as Window }),
      );
    ask(window, location.origin);
    ask(opened, 'https://evil.example');
    expect(sent).toEqual([]);
    ask(opened, location.origin);
    await waitFor(() => expect(sent).toEqual([{ subject: 'lemma.launch', launch }]));
    stop();
  });

  it('is not asked for by a window that no page has opened', () => {
    expect(window.opener).toBeNull();
    const taken = vi.fn<(launch: string) => void>();
    const stop = askForLaunch(taken);
    window.dispatchEvent(
      new MessageEvent('message', { data: { subject: 'lemma.launch', launch }, origin: location.origin }),
    );
    expect(taken).not.toHaveBeenCalled();
    stop();
  });
});

describe('the page of somebody who launches for the first time', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('../../../api/frame/frame.ts', () => ({
      frame: { base: '/embed/abc/0123456789ab', course: '0123456789ab' },
      keptTicket: () => undefined,
      keepSecret: () => undefined,
      fetchFrameToken: () => Promise.reject(new FetchError(401, 'ended')),
    }));
  });
  afterEach(() => {
    vi.doUnmock('../../../api/frame/frame.ts');
  });

  it('makes an account with the names of the LMS, and continues the launch [C11]', async () => {
    const { WelcomePage } = await import('./WelcomePage.tsx');
    const { identity } = await import('../../../api/call.ts');
    // The session finds no one signed in while the page asks for its launch already.
    identity.signIn().catch(() => undefined);
    serve(readPendingLtiLaunch, {
      launch,
      platform: 'School LMS',
      course: 'Algebra',
      firstName: 'Emmy',
      lastName: 'Noether',
      email: 'emmy@school.example',
      isTeacher: true,
    });
    serve(createLtiAccount, learner);
    serve(enterLtiLaunch, { path: '#entered', secret: 's'.repeat(43) });
    const { user } = showPage(WelcomePage);
    await screen.findByText('Welcome to Algebra');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Emmy');
    await user.click(screen.getByRole('button', { name: 'Make my account' }));
    await waitFor(() => expect(callsOf(enterLtiLaunch)).toHaveLength(1));
    expect(callsOf(createLtiAccount)[0]?.body).toEqual({
      launch,
      firstName: 'Emmy',
      lastName: 'Noether',
      email: 'emmy@school.example',
    });
    expect(callsOf(linkLtiAccount)).toEqual([]);
  });
});
