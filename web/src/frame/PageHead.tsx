import { productName } from '@lemma/contracts';
import { memo } from 'react';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

const usualDescription = t(m.mathsPracticeAnswersBack);

interface PageHeadProps {
  title: string;
  description?: string | undefined;
  canonical?: string | undefined;
}

/** Title, description and canonical link of the page; React hoists them into the document's head. */
export const PageHead = memo(function PageHead({ title, description, canonical }: PageHeadProps) {
  return (
    <>
      <title>{title === productName ? title : `${title} · ${productName}`}</title>
      <meta name="description" content={description ?? usualDescription} />
      {canonical !== undefined && <link rel="canonical" href={new URL(canonical, location.origin).href} />}
    </>
  );
});
