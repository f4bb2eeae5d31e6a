import type { RouteObject } from '../../../routing/route.ts';
import { page } from '../../../lazy-page.ts';

/** The only pages that exist in the frame of an LMS; all others open in a window of their own. */
export const pagesInFrames: RouteObject[] = [
  {
    path: 'c/:classId',
    lazy: page(async () => (await import('../../classrooms/class-page/ClassroomPage.tsx')).ClassroomPage),
  },
  {
    path: 'c/:classId/tasks/:taskId',
    lazy: page(async () => (await import('../../attempts/player/PlayerPage.tsx')).PlayerPage),
  },
  {
    path: 'a/classrooms/:classId/tasks/:taskId/progress',
    lazy: page(async () => (await import('../../progress/TaskProgressPage.tsx')).TaskProgressPage),
  },
  { path: 'welcome', lazy: page(async () => (await import('../welcome/WelcomePage.tsx')).WelcomePage) },
  { path: 'connect', lazy: page(async () => (await import('../framed/ConnectCoursePage.tsx')).ConnectCoursePage) },
  { path: 'choose', lazy: page(async () => (await import('../framed/ChooseContentPage.tsx')).ChooseContentPage) },
  { path: 'not-open-yet', lazy: page(async () => (await import('./NotOpenYetPage.tsx')).NotOpenYetPage) },
  { path: '*', lazy: page(async () => (await import('./OutsidePage.tsx')).OutsidePage) },
];
