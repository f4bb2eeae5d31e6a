import { NotFoundPage as NothingHere } from '../ui/messages/ErrorPage.tsx';
import { PageFrame } from './PageFrame.tsx';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

/** The page for an unknown address (R32). */
export function NotFoundPage() {
  return (
    <PageFrame title={t(m.pageNotFound)}>
      <NothingHere />
    </PageFrame>
  );
}
