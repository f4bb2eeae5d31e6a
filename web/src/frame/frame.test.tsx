import { getSession, listClassrooms, logout, type User } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administrator, guest, learner, teacher } from '../testing/people.ts';
import { callsOf, cutNetwork, refuse, serve } from '../testing/server.ts';
import { setWidth, showPage } from '../testing/show.tsx';
import { useRead } from '../api/use-read.ts';
import { Loaded } from './Loaded.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageFrame } from './PageFrame.tsx';
import type { Access } from '../session/permissions.ts';

function Page() {
  return (
    <PageFrame title="Tides">
      <h1>Tides</h1>
    </PageFrame>
  );
}

const pageFor = (access: Access) =>
  function GuardedPage() {
    return (
      <PageFrame title="Tides" access={access}>
        <h1>Tides</h1>
      </PageFrame>
    );
  };

async function open(as?: User, at = '/help') {
  const page = showPage(Page, { ...(as && { as }), at });
  await screen.findByRole('heading', { level: 1, name: 'Tides' });
  if (as === undefined) await screen.findByRole('link', { name: 'Sign in' });
  else await screen.findByRole('button', { name: /account of/ });
  return page;
}

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the frame of a page', () => {
  it('begins with a way to jump to the content', async () => {
    await open();
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('Jump to content');
    expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('names the page in the tab', async () => {
    await open();
    expect(document.title).toBe('Tides · Lemma');
  });

  it.each<[string, User | undefined, string[]]>([
    ['a visitor', undefined, ['Classrooms', 'Poll Sessions']],
    ['a learner', learner, ['Classrooms', 'Poll Sessions']],
    ['a teacher', teacher, ['Exercises', 'Classrooms', 'Poll Sessions']],
  ])('shows %s where they can go', async (_, as, links) => {
    await open(as);
    expect(linksIn('Main')).toEqual(links);
  });

  it('marks where one is', async () => {
    await open(learner, '/c/1');
    const current = screen.getByRole('link', { name: 'Classrooms', current: 'page' });
    expect(current).toBeDefined();
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('brings somebody who signs in back to this page', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/account?next=%2Fhelp');
  });

  it.each<[string, User | undefined, boolean]>([
    ['a visitor', undefined, false],
    ['a guest', guest, false],
    ['a learner', learner, true],
  ])('offers %s help as they may have it', async (_, as, hasHelp) => {
    await open(as);
    expect(screen.queryAllByRole('link', { name: 'Help' }).length > 0).toBe(hasHelp);
  });

  it('leads learners home, and teachers to theirs', async () => {
    await open(teacher);
    expect(screen.getByRole('link', { name: 'Lemma, home' }).getAttribute('href')).toBe('/a');
  });

  it('names contact, privacy and terms at its foot', async () => {
    await open(learner);
    expect(linksIn('Footer')).toEqual(
      expect.arrayContaining(['Classrooms', 'Polls', 'Account', 'Help', 'Privacy', 'Terms']),
    );
    const contact = await screen.findByRole('link', { name: 'Contact' });
    expect(contact.getAttribute('href')).toBe('mailto:office@school.example');
  });

  it('has the same links behind the button of the phone', async () => {
    setWidth(375);
    const { user } = await open(learner);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByRole('link', { name: 'Classrooms' })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the menu of the person', () => {
  const openMenu = async (as: User) => {
    const page = await open(as);
    await page.user.click(screen.getByRole('button', { name: /account of/ }));
    await screen.findByRole('menu');
    return page;
  };

  it('names the person and their address', async () => {
    await openMenu(learner);
    expect(screen.getByText('Lena Berg')).toBeDefined();
    expect(screen.getByText('lena@school.example')).toBeDefined();
  });

  it('says that a guest is known in this browser only', async () => {
    await openMenu(guest);
    expect(screen.getByText('In this browser only')).toBeDefined();
  });

  it.each<[string, User, boolean]>([
    ['a teacher', teacher, false],
    ['an administrator', administrator, true],
  ])('leads %s to the administration as they may', async (_, as, mayGo) => {
    await openMenu(as);
    expect(screen.queryAllByRole('menuitem', { name: /Administration/ }).length === 1).toBe(mayGo);
  });

  it('signs out', async () => {
    serve(logout, null);
    const { user } = await openMenu(learner);
    await user.click(screen.getByRole('menuitem', { name: /Sign out/ }));
    expect(await screen.findByText('Now at /')).toBeDefined();
    expect(callsOf(logout)).toHaveLength(1);
  });

  it('asks a guest first, whose work would be lost', async () => {
    const { user } = await openMenu(guest);
    await user.click(screen.getByRole('menuitem', { name: /Sign out/ }));
    expect(await screen.findByRole('alertdialog')).toBeDefined();
    expect(callsOf(logout)).toEqual([]);
  });

  it('closes at Escape, and the focus is back on its button', async () => {
    const { user } = await openMenu(learner);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /account of/ }));
  });
});

describe('a page that is not for everybody', () => {
  it.each<[Access, string, User]>([
    ['signed-in', 'a guest', guest],
    ['known', 'a learner', learner],
    ['privileged', 'a teacher', teacher],
    ['staff', 'an administrator', administrator],
    ['superuser', 'an administrator', administrator],
  ])('that needs %s is shown to %s', async (access, _, as) => {
    showPage(pageFor(access), { as, at: '/x' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tides' })).toBeDefined();
  });

  it.each<[Access, string, User]>([
    ['known', 'a guest', guest],
    ['privileged', 'a learner', learner],
    ['staff', 'a teacher', teacher],
    ['superuser', 'a teacher', teacher],
  ])('that needs %s is kept from %s, in words', async (access, _, as) => {
    showPage(pageFor(access), { as, at: '/x' });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 }).length).toBe(1));
    expect(screen.queryByRole('heading', { name: 'Tides' })).toBeNull();
  });

  it('does not ask to sign in before it is known whether somebody is signed in', async () => {
    serve(getSession, () => new Promise<User>(() => undefined));
    showPage(pageFor('signed-in'), { as: learner, at: '/x' });
    serve(getSession, learner);
    expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull();
  });

  it('asks to sign in where no one is signed in', async () => {
    showPage(pageFor('signed-in'), { at: '/x' });
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeDefined();
  });
});

describe('what goes wrong around a page', () => {
  it('says that there is nothing at an address, and leads home', async () => {
    showPage(NotFoundPage, { at: '/nowhere' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.getAllByRole('link', { name: /home/i }).length).toBeGreaterThan(0);
  });

  it('says why the session could not be read', async () => {
    serve(getSession, refuse(503, 'Down.'));
    showPage(pageFor('signed-in'), { as: learner, at: '/x' });
    serve(getSession, refuse(503, 'Down.'));
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeDefined();
  });

  it('shows no other person’s page while the network is cut', async () => {
    cutNetwork(true);
    showPage(pageFor('signed-in'), { at: '/x' });
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeDefined();
  });
});

describe('the bar along the upper edge [F09]', () => {
  it('runs as long as a part of the page waits for data', async () => {
    let release = () => undefined as void;
    const held = new Promise<[]>((resolve) => {
      release = () => resolve([]);
    });
    serve(listClassrooms, () => held);
    function Classes() {
      const read = useRead(listClassrooms, {});
      return (
        <PageFrame title="Classes">
          <h1>Classes</h1>
          <Loaded read={read} noun="page" skeleton={null}>
            {(classes) => <p>{classes.length} classes</p>}
          </Loaded>
        </PageFrame>
      );
    }
    showPage(Classes, { as: learner });
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).not.toBeNull();
    release();
    await screen.findByText('0 classes');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
