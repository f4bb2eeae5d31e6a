import { listRegrades } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { dayWords } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Card, CardHead, CardRowLink, CardRows, Grow } from '../../ui/Card.tsx';
import { appliedWords } from './regrade-words.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegradesCard.module.css';

/** The regrades of a task, if there are any. */
export function RegradesCard({ classId, taskId }: { classId: string; taskId: string }) {
  const { data } = useRead(listRegrades, { classId, taskId });
  if (data === undefined || data.length === 0) return null;
  return (
    <Card aria-labelledby="regrades-head">
      <CardHead title={t(m.regrades)} id="regrades-head" />
      <CardRows>
        {data.map((regrade) => (
          <CardRowLink key={regrade.id}>
            <Link to={paths.regrade({ classId, taskId, itemId: regrade.itemId }, { regrade: regrade.id })}>
              <Grow>
                {regrade.part === null
                  ? t(m.questionNamed, { number: regrade.itemPosition, title: regrade.itemTitle })
                  : t(m.questionPartNamed, {
                      number: regrade.itemPosition,
                      part: regrade.part,
                      title: regrade.itemTitle,
                    })}
                <small className={css.strong}>
                  {dayWords(regrade.appliedAt, serverNow())} ·{' '}
                  {regrade.undoneAt === null ? appliedWords(regrade) : t(m.undone)}
                </small>
              </Grow>
            </Link>
          </CardRowLink>
        ))}
      </CardRows>
    </Card>
  );
}
