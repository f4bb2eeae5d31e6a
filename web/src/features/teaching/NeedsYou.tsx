import { countHelpThreads, countTaughtAppeals, listAttention, remindLearners } from '@lemma/contracts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Clock, LifeBuoy, MessageCircleQuestionMark, Scale } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { call } from '../../api/call.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { readAgain, useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { useClassAct } from '../classrooms/use-class-act.ts';
import { appealNeeds, askedNeed, needsOf, type Need, type Reminding } from './attention.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './NeedsYou.module.css';

const Tile = part('span', css.tile);

const Words = part(Grow, css.words);

const signs: Record<Need['kind'], ReactNode> = {
  asked: <MessageCircleQuestionMark aria-hidden />,
  appealed: <Scale aria-hidden />,
  stuck: <LifeBuoy aria-hidden />,
  closing: <Clock aria-hidden />,
};

/** The reads of what needs a teacher, over all classes; again each minute. Nothing is read for those without a class. */
export function useNeeds(hasClass: boolean) {
  const input = hasClass ? {} : null;
  const settings = { refreshInterval: 60_000 };
  return [
    useRead(listAttention, input, settings),
    useRead(countHelpThreads, input, settings),
    useRead(countTaughtAppeals, input, settings),
  ] as const;
}

/** Learners who ask, learners who appeal, learners who are stuck and tasks that close soon, over all classes. */
export function NeedsYou() {
  const [read, asked, appealed] = useNeeds(true);
  return (
    <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingNeeds)} rows={3} />}>
      {(attention) => {
        const now = serverNow();
        const waiting = [...askedNeed(asked.data, now), ...appealNeeds(appealed.data ?? [], now)];
        return <Needs needs={[...waiting, ...needsOf(attention, now)]} />;
      }}
    </Loaded>
  );
}

function Needs({ needs }: { needs: readonly Need[] }) {
  return (
    <Card aria-labelledby="needs-head">
      <CardHead title={t(m.needsYou)} id="needs-head">
        {needs.length === 0 ? null : <HeadNote>{needs.length}</HeadNote>}
      </CardHead>
      {needs.length === 0 ? (
        <EmptyState>{t(m.nothingNeedsYou)}</EmptyState>
      ) : (
        <CardRows>
          {needs.map((need) => (
            <CardRow key={need.key} className={css.cardRow}>
              <Tile className={css[need.kind]}>{signs[need.kind]}</Tile>
              <Words>
                <strong>{need.title}</strong>
                <span>{need.line}</span>
              </Words>
              <div className={css.buttons}>
                {need.remind !== undefined && <RemindButton reminding={need.remind} title={need.title} />}
                <Button size="small" component={Link} to={need.to} aria-label={`${need.action}: ${need.title}`}>
                  {need.action}
                </Button>
              </div>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}

/** Reminds those who have not begun, without leaving the page. */
function RemindButton({ reminding, title }: { reminding: Reminding; title: string }) {
  const act = useClassAct();
  const [isBusy, setIsBusy] = useState(false);
  const { classId, taskId, missing, isDone } = reminding;
  const remind = async (): Promise<void> => {
    setIsBusy(true);
    const params = { classId, taskId };
    await act(() => call(remindLearners, { params }), t(m.willBeReminded, { count: missing }));
    await readAgain(listAttention, {});
    setIsBusy(false);
  };
  return (
    <Button
      size="small"
      variant="soft"
      disabled={isBusy || isDone}
      aria-label={`${isDone ? t(m.remindedToday) : t(m.remindCount, { count: missing })}: ${title}`}
      onClick={() => void remind()}
    >
      {isDone ? t(m.reminded) : t(m.remindCount, { count: missing })}
    </Button>
  );
}
