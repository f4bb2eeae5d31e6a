import { countAppeals } from '@lemma/contracts';
import { useRead } from '../../api/use-read.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** The words of the class’s tab: how many appeals wait. */
export function AppealsLabel({ classId }: { classId: string }) {
  const { data } = useRead(countAppeals, { classId });
  return (
    <>
      {data === undefined || data.openCount === 0 ? t(m.appeals) : t(m.appealsCounted, { openCount: data.openCount })}
    </>
  );
}
