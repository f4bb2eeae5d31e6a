import { Button } from '../../../ui/pressing/Button.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PageLinks.module.css';

const Row = part('div', css.row);

interface PageLinksProps {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}

/** The pages before and after this one. */
export function PageLinks({ page, hasMore, onPage }: PageLinksProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <Row>
      {page > 1 ? (
        <Button size="small" onClick={() => onPage(page - 1)}>
          {t(m.earlierPage)}
        </Button>
      ) : null}
      {hasMore ? (
        <Button size="small" onClick={() => onPage(page + 1)}>
          {t(m.nextPage)}
        </Button>
      ) : null}
    </Row>
  );
}
