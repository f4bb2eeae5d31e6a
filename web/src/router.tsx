import { createBrowserRouter } from './routing/router.ts';
import { Outlet } from './routing/RouterProvider.tsx';
import { ScrollRestoration } from './routing/ScrollRestoration.tsx';
import type { RouteObject } from './routing/route.ts';
import { frame } from './api/frame/frame.ts';
import { page } from './lazy-page.ts';
import { Interrupted } from './frame/Interrupted.tsx';
import { PageError } from './frame/PageError.tsx';
import { StartWait } from './frame/StartWait.tsx';

/** The same in the frame of an LMS. */
const classRoutes: RouteObject[] = [
  {
    path: 'c/:classId',
    lazy: page(async () => (await import('./features/classrooms/class-page/ClassroomPage.tsx')).ClassroomPage),
  },
  {
    path: 'c/:classId/tasks/:taskId',
    lazy: page(async () => (await import('./features/attempts/player/PlayerPage.tsx')).PlayerPage),
  },
];

/** Pages that people open first. */
const firstRoutes: RouteObject[] = [
  { index: true, lazy: page(async () => (await import('./features/home/HomePage.tsx')).HomePage) },
  {
    path: 'account',
    lazy: page(async () => (await import('./features/signing-in/account-page/AccountPage.tsx')).AccountPage),
  },
  { path: 'join/:code', lazy: page(async () => (await import('./features/classrooms/joining/JoinPage.tsx')).JoinPage) },
  { path: 'learn/review', lazy: page(async () => (await import('./features/review/ReviewPage.tsx')).ReviewPage) },
  {
    path: 'learn/review/:classReviewId',
    lazy: page(async () => (await import('./features/review/ReviewPage.tsx')).ReviewPage),
  },
  { path: 'c', lazy: page(async () => (await import('./features/classrooms/list/ClassroomsPage.tsx')).ClassroomsPage) },
  ...classRoutes,
  { path: 'poll', lazy: page(async () => (await import('./features/polls/FindPollPage.tsx')).FindPollPage) },
  { path: 'polls', lazy: page(async () => (await import('./features/polls/FindPollPage.tsx')).FindPollPage) },
  { path: 'poll/:code', lazy: page(async () => (await import('./features/polls/voting/PollPage.tsx')).PollPage) },
];

function Root() {
  return (
    <>
      <Outlet />
      <Interrupted />
      <ScrollRestoration />
    </>
  );
}

const withRoot = (children: RouteObject[]): RouteObject[] => [
  { path: '/', element: <Root />, errorElement: <PageError />, hydrateFallbackElement: <StartWait />, children },
];

const notFound: RouteObject = {
  path: '*',
  lazy: page(async () => (await import('./frame/NotFoundPage.tsx')).NotFoundPage),
};

/** Every page (R01–R32). A first visit to one that is often opened first need not load where all others are. */
export async function loadRoutes(): Promise<RouteObject[]> {
  const { laterRoutes } = await import('./later-routes.tsx');
  return withRoot([...firstRoutes, ...laterRoutes, notFound]);
}

/** Pages in the frame of an LMS, below the address of its course. */
async function loadFramedRoutes(): Promise<RouteObject[]> {
  return withRoot((await import('./features/lti/frame/pages-in-frames.ts')).pagesInFrames);
}

export const router =
  frame === null
    ? createBrowserRouter(withRoot([...firstRoutes, notFound]), { loadRoutes })
    : createBrowserRouter(withRoot([...classRoutes, notFound]), { basename: frame.base, loadRoutes: loadFramedRoutes });
