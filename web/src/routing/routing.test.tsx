import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Link, Navigate } from './Link.tsx';
import type { RouteObject } from './route.ts';
import { useBlocker, useNavigation, useParams, useRouteError, useSearchParams } from './router-context.ts';
import { createMemoryRouter } from './router.ts';
import { Outlet, RouterProvider } from './RouterProvider.tsx';

function open(routes: RouteObject[], at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return { router, user: userEvent.setup(), ...render(<RouterProvider router={router} />) };
}

function Guarded(): ReactElement {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  return (
    <>
      <p>Draft</p>
      <Link to="/b">Leave</Link>
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.proceed}>Go</button>
          <button onClick={blocker.reset}>Stay</button>
        </>
      )}
    </>
  );
}

const guarded: RouteObject[] = [
  { path: '/', element: <Link to="/a">Begin</Link> },
  { path: '/a', element: <Guarded /> },
  { path: '/b', element: <p>Page b</p> },
];

describe('the router', () => {
  it('shows the page at the address inside what stands around it, with its parameters', async () => {
    const Page = () => <p>Task {useParams()['taskId']}</p>;
    const around = (
      <main>
        <Outlet />
      </main>
    );
    open([{ path: '/', element: around, children: [{ path: 'tasks/:taskId', element: <Page /> }] }], '/tasks/7%2F8');
    expect((await screen.findByText('Task 7/8')).parentElement?.tagName).toBe('MAIN');
  });

  it('asks for all pages at an address that the first ones do not know, and only there', async () => {
    const first: RouteObject[] = [
      { path: '/', element: <Link to="/far">On</Link> },
      { path: '*', element: <p>Nothing here</p> },
    ];
    const loadRoutes = vi.fn(async () => [{ path: '/far', element: <p>Far away</p> }, ...first]);
    const router = createMemoryRouter(first, { initialEntries: ['/'], loadRoutes });
    render(<RouterProvider router={router} />);
    expect(loadRoutes).not.toHaveBeenCalled();
    await userEvent.setup().click(screen.getByRole('link', { name: 'On' }));
    expect(await screen.findByText('Far away')).toBeDefined();
    await act(() => router.navigate('/nowhere'));
    expect(await screen.findByText('Nothing here')).toBeDefined();
    expect(loadRoutes).toHaveBeenCalledTimes(1);
  });

  it('shows a page beyond the first ones when it is opened there, and what stands for it until then', async () => {
    const loadRoutes = async (): Promise<RouteObject[]> => [{ path: '/far', element: <p>Far away</p> }];
    const wait: RouteObject = { path: '*', element: <p>Nothing here</p>, hydrateFallbackElement: <p>One moment</p> };
    render(<RouterProvider router={createMemoryRouter([wait], { initialEntries: ['/far'], loadRoutes })} />);
    expect(screen.getByText('One moment')).toBeDefined();
    expect(await screen.findByText('Far away')).toBeDefined();
  });

  it('leaves a page on the screen until the next one has been loaded, and says that it is loading', async () => {
    let arrive = (_page: { Component: () => ReactElement }): void => undefined;
    const lazy = vi.fn(() => new Promise<{ Component: () => ReactElement }>((resolve) => (arrive = resolve)));
    const First = () => (
      <>
        <Link to="/late">On</Link>
        <p>{useNavigation().state}</p>
      </>
    );
    const { user, router } = open(
      [
        { path: '/', element: <First /> },
        { path: '/late', lazy },
      ],
      '/',
    );
    await user.click(screen.getByRole('link', { name: 'On' }));
    expect(await screen.findByText('loading')).toBeDefined();
    expect(router.state.location.pathname).toBe('/');
    await act(async () => arrive({ Component: () => <p>Late page</p> }));
    expect(await screen.findByText('Late page')).toBeDefined();
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/late'));
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it('shows the newest page when an earlier one arrives later', async () => {
    let arrive = (_page: { Component: () => ReactElement }): void => undefined;
    const lazy = () => new Promise<{ Component: () => ReactElement }>((resolve) => (arrive = resolve));
    const { router } = open(
      [
        { path: '/', element: <p>Start</p> },
        { path: '/late', lazy },
        { path: '/quick', element: <p>Quick page</p> },
      ],
      '/',
    );
    await act(async () => {
      const first = router.navigate('/late');
      await router.navigate('/quick');
      arrive({ Component: () => <p>Late page</p> });
      await first;
    });
    expect(screen.getByText('Quick page')).toBeDefined();
    expect(router.state.location.pathname).toBe('/quick');
  });

  it('puts the error element in place of a page that does not arrive or fails, until another page is opened', async () => {
    const Failure = () => <p>Failed: {(useRouteError() as Error).message}</p>;
    const Broken = (): ReactElement => {
      throw new Error('no drawing');
    };
    const routes: RouteObject[] = [
      {
        path: '/',
        errorElement: <Failure />,
        children: [
          { index: true, element: <p>Home</p> },
          { path: 'missing', lazy: () => Promise.reject(new Error('no code')) },
          { path: 'broken', element: <Broken /> },
        ],
      },
    ];
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = open(routes, '/missing');
    expect(await screen.findByText('Failed: no code')).toBeDefined();
    await act(() => router.navigate('/'));
    expect(await screen.findByText('Home')).toBeDefined();
    await act(() => router.navigate('/broken'));
    expect(await screen.findByText('Failed: no drawing')).toBeDefined();
    await act(() => router.navigate('/'));
    expect(await screen.findByText('Home')).toBeDefined();
    silent.mockRestore();
  });

  it('asks before a page is left, by a link and by Back, and leaves when somebody says so', async () => {
    const { user, router } = open(guarded, '/');
    await user.click(screen.getByRole('link', { name: 'Begin' }));
    await user.click(await screen.findByRole('link', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/a');
    await user.click(await screen.findByRole('button', { name: 'Go' }));
    expect(await screen.findByRole('link', { name: 'Begin' })).toBeDefined();
  });

  it('keeps the page when only the query changes, and reads and writes it', async () => {
    const Page = () => {
      const [query, setQuery] = useSearchParams();
      return (
        <button onClick={() => setQuery((old) => ({ ...Object.fromEntries(old), page: '2' }))}>
          {query.toString()}
        </button>
      );
    };
    const { user, router } = open([{ path: '/list', element: <Page /> }], '/list?q=two+words');
    await user.click(screen.getByRole('button', { name: 'q=two+words' }));
    expect(await screen.findByRole('button', { name: 'q=two+words&page=2' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/list');
  });

  it('leads on immediately where a route says so', async () => {
    open(
      [
        { path: '/old', element: <Navigate to="/new" replace /> },
        { path: '/new', element: <p>New page</p> },
      ],
      '/old',
    );
    expect(await screen.findByText('New page')).toBeDefined();
  });

  it('leaves a click to the browser that opens another tab', async () => {
    const { user, router } = open([{ path: '/', element: <Link to="/b">On</Link> }, ...guarded.slice(2)], '/');
    const link = screen.getByRole('link', { name: 'On' });
    expect(link.getAttribute('href')).toBe('/b');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(router.state.location.pathname).toBe('/');
  });
});
