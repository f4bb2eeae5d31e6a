import { NotFoundPage as NothingHere } from '../ui/ErrorPage.tsx';
import { PageFrame } from './PageFrame.tsx';

/** R32 */
export function NotFoundPage() {
  return (
    <PageFrame title="Page not found">
      <NothingHere />
    </PageFrame>
  );
}
