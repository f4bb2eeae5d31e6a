import { listHelpThreads, type HelpThreadSummary, type ResponseOf } from '@lemma/contracts';
import { Chip } from '../../../ui/Chip.tsx';
import { useSearchParams } from '../../../routing/router-context.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { agoWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card } from '../../../ui/Card.tsx';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { part } from '../../../ui/part.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { waitWords } from '../thread/thread-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './HelpQueuePage.module.css';
import { PageLinks } from './PageLinks.tsx';
import { ThreadRows } from './ThreadRows.tsx';

const states = ['open', 'answered', 'closed'] as const;
type State = (typeof states)[number];
const whose = ['all', 'mine'] as const;

const Tools = part('div', css.tools);

/** M08: what learners of all classes ask, the oldest first. */
export function HelpQueuePage() {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const state = states.find((one) => one === search.get('state')) ?? 'open';
  const classId = search.get('class') ?? undefined;
  const mine = search.get('mine') === '1';
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
  const read = useRead(
    listHelpThreads,
    user === null
      ? null
      : {
          side: 'taught',
          state,
          page,
          ...(mine ? { mine: 'true' } : {}),
          ...(classId === undefined ? {} : { classId }),
        },
    { refreshInterval: 30_000, keepPreviousData: true },
  );
  const choose = (changes: Record<string, string>): void => {
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  return (
    <PageFrame title={t(m.questionsTitle)} access="signed-in">
      <PageHeader
        title={t(m.questionsTitle)}
        above={{ label: t(m.home), to: paths.teacherHome }}
        lead={leadOf(read.data)}
      />
      <Tools>
        <SegmentedControl
          label={t(m.whichQuestions)}
          value={state}
          options={[
            { value: 'open', label: t(m.waitingOnes) },
            { value: 'answered', label: t(m.answeredOnes) },
            { value: 'closed', label: t(m.closedOnes) },
          ]}
          onChange={(next: State) => choose({ state: next === 'open' ? '' : next })}
        />
        <SegmentedControl
          label={t(m.whoseQuestions)}
          value={mine ? 'mine' : 'all'}
          options={[
            { value: 'all', label: t(m.all) },
            { value: 'mine', label: t(m.givenToMe) },
          ]}
          onChange={(next: (typeof whose)[number]) => choose({ mine: next === 'mine' ? '1' : '' })}
        />
        <ClassChoice classes={read.data?.classes ?? []} classId={classId} onChoose={(id) => choose({ class: id })} />
      </Tools>
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingQuestions)} rows={4} />}>
        {({ threads, hasMore }) => (
          <Card aria-label={t(m.questionsTitle)}>
            {threads.length === 0 ? (
              <EmptyState>{emptyWords[state]}</EmptyState>
            ) : (
              <ThreadRows
                threads={threads}
                to={paths.helpThread}
                renderNote={(thread) => <TeacherNote thread={thread} />}
              />
            )}
            <PageLinks page={page} hasMore={hasMore} onPage={(next) => choose({ page: String(next) })} />
          </Card>
        )}
      </Loaded>
    </PageFrame>
  );
}

const emptyWords: Record<State, string> = {
  open: t(m.noneWaits),
  answered: t(m.answeredWaitHere),
  closed: t(m.doneAreHere),
};

function leadOf(list: ResponseOf<typeof listHelpThreads> | undefined): string {
  if (list === undefined) return ' ';
  const waiting = list.classes.reduce((sum, { openCount }) => sum + openCount, 0);
  const words = t(m.learnersWait, { count: waiting });
  if (list.medianMinutes === null) return words;
  return `${words} · ${t(m.halfAnsweredWithin, { time: waitWords(list.medianMinutes) })}`;
}

interface ClassChoiceProps {
  classes: ResponseOf<typeof listHelpThreads>['classes'];
  classId: string | undefined;
  onChoose: (classId: string) => void;
}

function ClassChoice({ classes, classId, onChoose }: ClassChoiceProps) {
  if (classes.length < 2) return null;
  return (
    <div className={css.class}>
      <SelectField
        label={t(m.classLabel)}
        hideLabel
        value={classId ?? ''}
        options={[
          { value: '', label: t(m.allClasses) },
          ...classes.map(({ id, name, openCount }) => ({
            value: id,
            label: openCount === 0 ? name : `${name} (${openCount})`,
          })),
        ]}
        onChange={onChoose}
      />
    </div>
  );
}

function TeacherNote({ thread }: { thread: HelpThreadSummary }) {
  return (
    <>
      {thread.assigneeName === '' ? null : <Chip variant="outlined" label={thread.assigneeName} />}
      <span>{agoWords(thread.lastMessageAt, serverNow())}</span>
    </>
  );
}
