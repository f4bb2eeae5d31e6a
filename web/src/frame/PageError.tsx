import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { site } from '../site.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { PageFrame } from './PageFrame.tsx';

const reloadedKey = 'lemma.reloaded-for-chunk';

/** A page's code that is gone: a newer version has been installed since this tab was opened. */
function isStaleVersion(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/** What stands when a page failed to load or to render (F12). A stale version is reloaded once by itself. */
export function PageError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isStaleVersion(error) || !navigator.onLine || sessionStorage.getItem(reloadedKey) === pathname) return;
    sessionStorage.setItem(reloadedKey, pathname);
    location.reload();
  }, [error, pathname]);
  return (
    <PageFrame title="Sorry">
      <ErrorPage supportEmail={site.contactEmail} path={pathname} />
    </PageFrame>
  );
}
