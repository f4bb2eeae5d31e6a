import { bringMemberBack, type Member } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { PersonBadge } from '../../../frame/PersonBadge.tsx';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { nameOf } from './member-words.ts';
import { useClassAct } from '../use-class-act.ts';
import { useMembers } from './use-members.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RemovedMembers.module.css';

interface RemovedMembersProps {
  total: number;
  onBack: () => void;
}

/** Those who were taken out or have left; they come back with their work. */
export function RemovedMembers({ total, onBack }: RemovedMembersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card aria-labelledby="removed-head">
      <CardHead
        title={t(m.noLongerHere)}
        id="removed-head"
        actions={
          <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t(m.hide) : t(m.show)}
          </Button>
        }
      >
        <HeadNote>{total}</HeadNote>
      </CardHead>
      {isOpen && <Rows onBack={onBack} />}
    </Card>
  );
}

function Rows({ onBack }: { onBack: () => void }) {
  const { classroom, mayChange } = useTaughtClassroom();
  const { members, hasMore, readMore, readAgain } = useMembers(classroom.id, 'removed');
  const act = useClassAct();
  const bringBack = async (member: Member): Promise<void> => {
    const params = { classId: classroom.id, memberId: member.id };
    await act(() => call(bringMemberBack, { params }), t(m.isBack, { name: nameOf(member) }));
    await readAgain();
    onBack();
  };
  return (
    <>
      <CardRows>
        {members.map((member) => (
          <CardRow key={member.id}>
            <PersonBadge person={member} />
            <Grow className={css.breaking}>{nameOf(member)}</Grow>
            {mayChange && (
              <Button
                variant="soft"
                size="small"
                aria-label={t(m.bringBackNamed, { name: nameOf(member) })}
                onClick={() => void bringBack(member)}
              >
                {t(m.bringBack)}
              </Button>
            )}
          </CardRow>
        ))}
      </CardRows>
      {hasMore && (
        <Button variant="text" onClick={() => void act(readMore)}>
          {t(m.showMore)}
        </Button>
      )}
    </>
  );
}
