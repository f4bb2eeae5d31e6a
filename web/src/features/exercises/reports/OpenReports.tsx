import { listOpenReports } from '@lemma/contracts';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useRead } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card, CardHead, CardRowLink, CardRows, Grow } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './OpenReports.module.css';

/** Exercises that the user looks after and that somebody has reported; nothing while there are none. */
export function OpenReports() {
  const user = useUser();
  const { data } = useRead(listOpenReports, user === null ? null : {});
  if (data === undefined || data.length === 0) return null;
  return (
    <Card aria-labelledby="open-reports-head">
      <CardHead title={t(m.reportedExercises)} id="open-reports-head" />
      <CardRows>
        {data.map((one) => (
          <CardRowLink key={one.exerciseId}>
            <Link to={paths.exerciseReports(one.exerciseId)}>
              <Grow>
                <strong className={css.strong}>{one.title}</strong>
                <HeadNote>{t(m.openReports, { count: one.count })}</HeadNote>
              </Grow>
              <ChevronRight aria-hidden />
            </Link>
          </CardRowLink>
        ))}
      </CardRows>
    </Card>
  );
}
