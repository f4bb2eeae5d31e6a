import { listPolls, type PollSummary } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Hand, Plus, Presentation, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../routing/Link.tsx';
import { useSearchParams } from '../../routing/router-context.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { dayWords } from '../../dates.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { RecordTable } from '../../ui/tables/RecordTable.tsx';
import recordCss from '../../ui/tables/RecordTable.module.css';
import { useAskNow } from './ask-now.ts';
import { CreatePollDialog } from './CreatePollDialog.tsx';
import { spellPollCode } from './poll-code.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './PollsPage.module.css';

const OpenNow = part('section', css.openNow);

const Table = part('div', css.table);

const states = ['all', 'draft', 'live', 'done'] as const;
type Shown = (typeof states)[number];

/** R11: the poll sessions of a lecturer. */
export function PollsPage() {
  return (
    <PageFrame title={t(m.pollSessionsTitle)} access="privileged">
      <Polls />
    </PageFrame>
  );
}

function Polls() {
  const [address, setAddress] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const { ask, isAsking } = useAskNow();
  const shown = states.find((one) => one === address.get('state')) ?? 'all';
  const page = Math.max(1, Number(address.get('page') ?? 1) || 1);
  const read = useRead(listPolls, { ...(shown === 'all' ? {} : { state: shown }), page }, { keepPreviousData: true });
  const live = useRead(listPolls, { state: 'live' });
  const show = (changes: { state?: Shown; page?: number }) => {
    const state = changes.state ?? shown;
    const next = changes.page ?? 1;
    setAddress({ ...(state === 'all' ? {} : { state }), ...(next === 1 ? {} : { page: String(next) }) });
  };
  return (
    <>
      <PageHeader
        title={t(m.pollSessionsTitle)}
        actions={
          <>
            <Button variant="outlined" startIcon={<Hand aria-hidden />} disabled={isAsking} onClick={() => void ask()}>
              {t(m.askNowLetters)}
            </Button>
            <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
              {t(m.createPoll)}
            </Button>
          </>
        }
      />
      <Loaded read={read} together={[live]} noun="page" skeleton={<SkeletonRows label={t(m.loadingPolls)} rows={5} />}>
        {(found) => (
          <>
            {live.data?.results.map((poll) => (
              <LivePoll key={poll.id} poll={poll} />
            ))}
            <Card aria-labelledby="all-polls">
              <CardHead
                title={t(m.allSessions)}
                id="all-polls"
                actions={
                  <SegmentedControl
                    label={t(m.whichSessions)}
                    value={shown}
                    options={[
                      { value: 'all', label: t(m.all) },
                      { value: 'draft', label: t(m.preparedCount, { count: found.counts.draft }) },
                      { value: 'live', label: t(m.liveCount, { count: found.counts.live }) },
                      { value: 'done', label: t(m.doneCount, { count: found.counts.done }) },
                    ]}
                    onChange={(state) => show({ state })}
                  />
                }
              />
              {found.results.length === 0 ? (
                <EmptyState>{shown === 'all' ? t(m.pollAsksHall) : t(m.noneOfThese)}</EmptyState>
              ) : (
                <PollTable polls={found.results} />
              )}
              <Pages
                page={page}
                isLast={found.results.length + 30 * (page - 1) >= found.count}
                onPage={(to) => show({ page: to })}
              />
            </Card>
          </>
        )}
      </Loaded>
      {isCreating ? <CreatePollDialog onClose={() => setCreating(false)} /> : null}
    </>
  );
}

function Pages({ page, isLast, onPage }: { page: number; isLast: boolean; onPage: (page: number) => void }) {
  if (page === 1 && isLast) return null;
  return (
    <nav aria-label={t(m.pages)} className={css.row}>
      <Button variant="text" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t(m.newer)}
      </Button>
      <Button variant="text" disabled={isLast} onClick={() => onPage(page + 1)}>
        {t(m.older)}
      </Button>
    </nav>
  );
}

function LivePoll({ poll }: { poll: PollSummary }) {
  const { current } = poll;
  return (
    <OpenNow aria-label={t(m.openNowNamed, { name: poll.name })}>
      <div>
        <small>{t(m.openNow)}</small>
        <h2>{poll.name}</h2>
        <p>
          {current === null
            ? ''
            : `${questionWords(current, poll.questionCount)} · ${t(m.haveAnswered, { answered: current.answered, count: poll.voters })} · `}
          {poll.code === null ? '' : t(m.codeWords, { code: spellPollCode(poll.code) })}
        </p>
      </div>
      <div className={css.actions}>
        <Button
          component={Link}
          to={paths.pollRemote(poll.id)}
          variant="outlined"
          startIcon={<Smartphone aria-hidden />}
        >
          {t(m.phoneAsRemote)}
        </Button>
        <Button
          component={Link}
          to={paths.pollWall(poll.id)}
          className={css.present}
          startIcon={<Presentation aria-hidden />}
        >
          {t(m.present)}
        </Button>
      </div>
    </OpenNow>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function PollTable({ polls }: { polls: readonly PollSummary[] }) {
  return (
    <Table tabIndex={0} role="region" aria-label={t(m.pollSessionsTitle)}>
      <RecordTable>
        <thead>
          <tr>
            <th scope="col">{t(m.sessionHead)}</th>
            <th scope="col">{t(m.classHead)}</th>
            <th scope="col">{t(m.stateHead)}</th>
            <th scope="col" className={recordCss.n}>
              {t(m.questionsHead)}
            </th>
            <th scope="col" className={recordCss.n}>
              {t(m.answeredHead)}
            </th>
            <th scope="col" className={recordCss.n}>
              {t(m.rightHead)}
            </th>
            <th scope="col">
              <VisuallyHidden>{t(m.openAction)}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {polls.map((poll) => (
            <PollRow key={poll.id} poll={poll} />
          ))}
        </tbody>
      </RecordTable>
    </Table>
  );
}

function PollRow({ poll }: { poll: PollSummary }) {
  return (
    <tr>
      <th scope="row">
        <Link to={paths.pollDesk(poll.id)}>{poll.name}</Link>
      </th>
      <td className={recordCss.quiet}>{poll.className ?? ''}</td>
      <td>
        <StateWords poll={poll} />
      </td>
      <td className={recordCss.n} data-label={t(m.questionsHead)}>
        {poll.questionCount}
      </td>
      <td className={classes(recordCss.n, recordCss.when)} data-label={t(m.answeredHead)}>
        {poll.startedAt === null ? '–' : t(m.countOf, { count: poll.answered, total: poll.voters })}
      </td>
      <td className={classes(recordCss.n, recordCss.when)} data-label={t(m.rightHead)}>
        {rightWords(poll)}
      </td>
      <td className={recordCss.act}>
        {poll.state === 'done' ? (
          <Button component={Link} to={paths.pollResults(poll.id)} variant="text" size="small">
            {t(m.resultsAction)}
          </Button>
        ) : (
          <Button component={Link} to={paths.pollDesk(poll.id)} variant="text" size="small">
            {poll.state === 'live' ? t(m.runAction) : t(m.editAction)}
          </Button>
        )}
      </td>
    </tr>
  );
}

function rightWords({ rightShare, firstRoundShare }: PollSummary): string {
  if (rightShare === null) return '–';
  return firstRoundShare === null
    ? percent(rightShare)
    : `${Math.round(100 * firstRoundShare)} → ${percent(rightShare)}`;
}

function StateWords({ poll }: { poll: PollSummary }) {
  if (poll.state === 'live') return <Chip color="success" label={t(m.liveWord)} />;
  if (poll.state === 'done') return <>{dayWords(poll.endedAt ?? poll.createdAt, serverNow())}</>;
  if (poll.questionCount === 0) return <Chip label={t(m.noQuestionsYet)} />;
  return poll.keysMissing > 0 ? (
    <Chip color="warning" label={t(m.answersMissing, { count: poll.keysMissing })} />
  ) : (
    <Chip color="success" label={t(m.ready)} />
  );
}

/** The place of a question in its poll, and the round where it is not the first. */
function questionWords({ number, round }: { readonly number: number; readonly round: number }, count: number): string {
  return round > 1 ? t(m.questionOfInRound, { number, count, round }) : t(m.questionOf, { number, count });
}
