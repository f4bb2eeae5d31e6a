import type { ReactNode } from 'react';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { useSite } from '../../site.ts';
import { SkeletonBar } from '../../ui/waiting/Skeleton.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** A page that exists only where things are sold. */
export function SellingOnly({ children }: { children: ReactNode }) {
  const site = useSite();
  if (site === undefined) {
    return (
      <PageFrame title={t(m.loading)}>
        <SkeletonBar height={160} />
      </PageFrame>
    );
  }
  return site.isSelling === true ? children : <NotFoundPage />;
}
