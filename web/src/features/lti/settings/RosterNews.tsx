import { listClassCourses, refreshClassRosters, rosterHours, type ResponseOf } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';

type News = ResponseOf<typeof refreshClassRosters>;

/** Reads the courses of the class whose list of people is old, and shows the result. */
export function RosterNews({ classId, onChanged }: { classId: string; onChanged: () => void }) {
  const { data: courses } = useRead(listClassCourses, { classId });
  const [news, setNews] = useState<News>();
  const changed = useLatest(onChanged);
  const isDue = (courses ?? []).some(
    ({ hasRoster, syncedAt }) =>
      hasRoster && (syncedAt === null || serverNow() - Date.parse(syncedAt) >= rosterHours * 3_600_000),
  );
  useEffect(() => {
    if (!isDue) return;
    // The members are readable without it: an LMS that does not answer is asked the next time.
    void call(refreshClassRosters, { params: { classId } }).then(
      async (answer) => {
        setNews(answer);
        await readAgain(listClassCourses, { classId });
        if (answer.changed > 0) changed();
      },
      () => undefined,
    );
  }, [classId, isDue, changed]);
  if (news === undefined) return null;
  return (
    <>
      {news.changed > 0 && (
        <Note tone="information" role="status">
          {t(m.peopleCameOrChanged, { changed: news.changed })}
        </Note>
      )}
      {news.waiting.map(({ id, title }) => (
        <Note key={id} tone="warning" title={t(m.manyPeopleLeft, { title })}>
          <Rich of={m.noOneRemovedCompare} tags={{ link: <Link to={paths.classroomSettings(classId)} /> }} />
        </Note>
      ))}
    </>
  );
}
