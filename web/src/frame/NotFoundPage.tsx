import { NotFoundPage as NothingHere } from '../ui/messages/ErrorPage.tsx';
import { PageFrame } from './PageFrame.tsx';

/** The page for an unknown address (R32). */
export function NotFoundPage() {
  return (
    <PageFrame title="Page not found">
      <NothingHere />
    </PageFrame>
  );
}
