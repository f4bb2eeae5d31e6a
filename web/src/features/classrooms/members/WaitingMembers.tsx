import { answerJoinRequests, type Member } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { momentWords } from '../../../dates.ts';
import { PersonBadge } from '../../../frame/PersonBadge.tsx';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { nameOf } from './member-words.ts';
import { useClassAct } from '../use-class-act.ts';
import { useMembers } from './use-members.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './WaitingMembers.module.css';

const Row = part(CardRow, css.row);

/** People who have joined by code and wait for a teacher; nothing while there are none. */
export function WaitingMembers({ onAnswered }: { onAnswered: () => void }) {
  const { classroom, mayChange } = useTaughtClassroom();
  const { members, page, hasMore, readMore, readAgain } = useMembers(classroom.id, 'waiting');
  const act = useClassAct();
  if (page === undefined || page.total === 0) return null;
  const answer = async (who: readonly Member[] | null, accept: boolean): Promise<void> => {
    const memberIds = who === null ? null : who.map(({ id }) => id);
    const [one] = who ?? [];
    await act(
      () => call(answerJoinRequests, { params: { classId: classroom.id }, body: { memberIds, accept } }),
      answeredWords(accept, one, page.total),
    );
    await readAgain();
    onAnswered();
  };
  return (
    <Card aria-labelledby="waiting-head">
      <CardHead
        title={t(m.waitingForYou)}
        id="waiting-head"
        actions={
          mayChange ? (
            <Button variant="text" size="small" onClick={() => void answer(null, true)}>
              {t(m.approveAll)}
            </Button>
          ) : undefined
        }
      >
        <Chip label={page.total} color="warning" />
      </CardHead>
      <CardRows>
        {members.map((member) => (
          <Waiting key={member.id} member={member} mayAnswer={mayChange} onAnswer={answer} />
        ))}
      </CardRows>
      {hasMore && (
        <Button variant="text" onClick={() => void act(readMore)}>
          {t(m.showMore)}
        </Button>
      )}
    </Card>
  );
}

interface WaitingProps {
  member: Member;
  mayAnswer: boolean;
  onAnswer: (who: readonly Member[], accept: boolean) => Promise<void>;
}

function Waiting({ member, mayAnswer, onAnswer }: WaitingProps) {
  const name = nameOf(member);
  const asked = member.askedAt === null ? '' : t(m.askedWhen, { when: momentWords(member.askedAt, serverNow()) });
  return (
    <Row>
      <PersonBadge person={member} />
      <Grow className={css.growing}>
        <b>{name}</b>
        <small>{[asked, member.isAnonymous ? t(m.noAccount) : ''].filter((words) => words !== '').join(' · ')}</small>
      </Grow>
      {mayAnswer && (
        <div className={css.buttons}>
          <Button
            variant="text"
            size="small"
            aria-label={t(m.refuseNamed, { name })}
            onClick={() => void onAnswer([member], false)}
          >
            {t(m.refuse)}
          </Button>
          <Button
            variant="soft"
            size="small"
            aria-label={t(m.approveNamed, { name })}
            onClick={() => void onAnswer([member], true)}
          >
            {t(m.approve)}
          </Button>
        </div>
      )}
    </Row>
  );
}

/** Says what became of a learner who waited, or of all. */
function answeredWords(isIn: boolean, one: Member | undefined, count: number): string {
  if (one === undefined) return isIn ? t(m.waitingAreIn, { count }) : t(m.waitingAreRefused, { count });
  const name = nameOf(one);
  return isIn ? t(m.waitingIsIn, { name }) : t(m.waitingIsRefused, { name });
}
