import { leaveClassroom, listAskedClassrooms, type AskedClassroom } from '@lemma/contracts';
import { useNavigate } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Hourglass } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { momentWords } from '../../../dates.ts';
import { paths } from '../../../paths.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { useClassAct } from '../use-class-act.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './WaitingToJoin.module.css';

const Column = part('div', css.column);

/** Shown to people who wait for a teacher to let them into the class. */
export function WaitingToJoin({ classId, onLookAgain }: { classId: string; onLookAgain: () => void }) {
  const asked = useRead(listAskedClassrooms, {});
  const name = asked.data?.find(({ id }) => id === classId)?.name;
  const navigate = useNavigate();
  const act = useClassAct();
  const takeBack = async (): Promise<void> => {
    if (!(await act(() => call(leaveClassroom, { params: { classId } }), t(m.noLongerWaiting)))) return;
    await readAgain(listAskedClassrooms, {});
    await navigate(paths.classrooms);
  };
  return (
    <Column role="status">
      <Hourglass aria-hidden />
      <h1>{name === undefined ? t(m.waitToBeLetIn) : t(m.youWaitFor, { name })}</h1>
      <p>{t(m.teacherSeesYouAsked)}</p>
      <div className={css.buttons}>
        <Button variant="contained" onClick={onLookAgain}>
          {t(m.lookAgain)}
        </Button>
        <Button variant="text" onClick={() => void takeBack()}>
          {t(m.doNotJoin)}
        </Button>
      </div>
    </Column>
  );
}

/** The classes that the user waits for, in the list of classes; nothing when there are none. */
export function AskedClasses() {
  const asked = useRead(listAskedClassrooms, {});
  if (asked.data === undefined || asked.data.length === 0) return null;
  return (
    <Card aria-labelledby="asked-head" className={css.before}>
      <CardHead title={t(m.youWait)} id="asked-head" />
      <CardRows>
        {asked.data.map((classroom) => (
          <Asked key={classroom.id} classroom={classroom} onGone={() => void asked.mutate()} />
        ))}
      </CardRows>
    </Card>
  );
}

function Asked({ classroom, onGone }: { classroom: AskedClassroom; onGone: () => void }) {
  const act = useClassAct();
  const { id, name, askedAt } = classroom;
  return (
    <CardRow>
      <Grow>
        <b className={css.strong}>{name}</b>
        <div className={css.text}>{t(m.askedAt, { moment: momentWords(askedAt, serverNow()) })}</div>
      </Grow>
      <Button
        variant="text"
        size="small"
        aria-label={t(m.doNotJoinNamed, { name })}
        onClick={() => void act(() => call(leaveClassroom, { params: { classId: id } })).then(onGone)}
      >
        {t(m.doNotJoin)}
      </Button>
    </CardRow>
  );
}
