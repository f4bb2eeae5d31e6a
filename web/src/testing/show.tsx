import type { User } from '@lemma/contracts';
import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { createMemoryRouter } from '../routing/router.ts';
import { RouterProvider } from '../routing/RouterProvider.tsx';
import { useLocation } from '../routing/router-context.ts';
import type { RouteObject } from '../routing/route.ts';
import { SWRConfig } from 'swr';
import { readSettings } from '../api/use-read.ts';
import { ConfirmIdentityProvider } from '../features/signing-in/confirming/ConfirmIdentityProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { ToastProvider } from '../ui/messages/Toasts.tsx';
import { WarningDialogProvider } from '../ui/messages/WarningDialog.tsx';
import { serveSession } from './server.ts';

/** Renders a component, with somebody who uses it. */
export function show(element: ReactElement) {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...render(element), user };
}

/** Replaces the text of a field. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
}

/** Makes the window as wide as a phone, say; the next test has the usual width again. */
export function setWidth(width: number): void {
  Reflect.get(window, 'happyDOM').setViewport({ width });
}

interface PageOptions {
  /** The signed-in user; no one when left out. */
  as?: User;
  /** The address at which the page is opened. */
  at?: string;
  /** The page's own route, with its parameters. */
  path?: string;
  /** A page that stands around this one. */
  around?: ComponentType;
}

/** Opens a page as the application does: with its address, the session, reads, toasts and dialogs. */
export function showPage(Page: ComponentType, { as, at = '/', path = at, around: Around }: PageOptions = {}) {
  const route: RouteObject = { path, element: <Page /> };
  const routes = [Around === undefined ? route : { element: <Around />, children: [route] }];
  return showRoutes([...routes, { path: '*', element: <Elsewhere /> }], at, as);
}

/** Opens pages by their routes, at an address. */
export function showRoutes(routes: RouteObject[], at: string, as?: User) {
  serveSession(as ?? null);
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const shown = show(
    <SWRConfig value={{ ...readSettings, dedupingInterval: 0 }}>
      <SessionProvider>
        <ToastProvider>
          <WarningDialogProvider>
            <ConfirmIdentityProvider>
              <RouterProvider router={router} />
            </ConfirmIdentityProvider>
          </WarningDialogProvider>
        </ToastProvider>
      </SessionProvider>
    </SWRConfig>,
  );
  return { ...shown, router, address: () => router.state.location.pathname + router.state.location.search };
}

/** Renders every other address and shows it. */
function Elsewhere(): ReactElement {
  const { pathname, search } = useLocation();
  return <p>Now at {pathname + search}</p>;
}

/** The words that belong to a field: its help, or what is wrong with it. */
export function wordsAt(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
