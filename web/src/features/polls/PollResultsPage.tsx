import {
  downloadPollResults,
  getPollParticipants,
  getPollResults,
  participantsOnPaper,
  type PollFlag,
  type PollParticipant,
  type ResponseOf,
} from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from '../../routing/router-context.ts';
import { addressOf } from '../../api/address.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { Formula } from '../../maths/typesetting/Formula.tsx';
import { PrintButton } from '../../maths/printing/PrintButton.tsx';
import { Figures } from '../../maths/figures/Figures.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { prefetchTypesetting } from '../../maths/typesetting/prefetch-typesetting.ts';
import { paths } from '../../paths.ts';
import { usePrinting } from '../../printing.ts';
import { ActionMenu } from '../../ui/menus/ActionMenu.tsx';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { GroupBars } from './GroupBars.tsx';
import { movedToRight } from './wall/flow.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './PollResultsPage.module.css';

type Results = ResponseOf<typeof getPollResults>;
type Asked = Results['questions'][number];

const List = part('div', css.list);

const Rounds = part('div', css.rounds);

const Prompt = part('div', css.prompt);

/** Results of a poll: every round of every question, and who took part. */
export function PollResultsPage() {
  const { pollId = '' } = useParams();
  return (
    <PageFrame title={t(m.pollResults)} access="privileged">
      <ResultsOf pollId={pollId} />
    </PageFrame>
  );
}

function ResultsOf({ pollId }: { pollId: string }) {
  const read = useRead(getPollResults, { pollId });
  return (
    <Loaded read={read} noun="poll" skeleton={<SkeletonRows label={t(m.loadingResults)} rows={5} />}>
      {(results) => (
        <>
          <PageHeader
            title={t(m.resultsOf, { name: results.name })}
            above={[
              { label: t(m.pollSessionsTitle), to: paths.polls },
              { label: results.name, to: paths.pollDesk(pollId) },
            ]}
            lead={`${results.className === null ? '' : `${results.className} · `}${t(m.tookPart, { count: results.voters })}`}
            actions={
              <>
                <PrintButton />
                <Downloads pollId={pollId} />
              </>
            }
          />
          <List>
            {results.questions.map((asked, index) => (
              <QuestionResults key={asked.question.id} asked={asked} number={index + 1} />
            ))}
            <Participants pollId={pollId} />
          </List>
        </>
      )}
    </Loaded>
  );
}

function Downloads({ pollId }: { pollId: string }) {
  const file = (table: 'learners' | 'answers', format: 'csv' | 'xlsx') =>
    addressOf(downloadPollResults, { pollId }, { table, format });
  return (
    <ActionMenu
      label={t(m.download)}
      icon={<Download aria-hidden />}
      items={[
        { key: 'learners-csv', label: t(m.peopleCsv), href: file('learners', 'csv') },
        { key: 'learners-xlsx', label: t(m.peopleExcel), href: file('learners', 'xlsx') },
        { key: 'answers-csv', label: t(m.answersCsv), href: file('answers', 'csv') },
        { key: 'answers-xlsx', label: t(m.answersExcel), href: file('answers', 'xlsx') },
      ]}
    />
  );
}

function QuestionResults({ asked, number }: { asked: Asked; number: number }) {
  const { question, rounds, comparison } = asked;
  const moved = comparison === null ? undefined : movedToRight(comparison);
  return (
    <Card aria-label={t(m.questionNumber, { number })}>
      <CardHead title={t(m.questionNumber, { number })} />
      <CardBody>
        <Prompt>
          {question.view.prompt === '' ? (
            t(m.onBlackboard)
          ) : (
            <Figures scenes={question.view.figures}>
              <MathText source={question.view.prompt} />
            </Figures>
          )}
        </Prompt>
        {rounds.length === 0 ? <EmptyState>{t(m.notAsked)}</EmptyState> : null}
        <Rounds>
          {rounds.map((round) => (
            <section key={round.round} aria-label={t(m.questionRound, { number, round: round.round })}>
              <h3>
                {rounds.length > 1 ? `${t(m.roundNumber, { number: round.round })} · ` : ''}
                {round.right === null
                  ? t(m.answersCount, { count: round.answered })
                  : t(m.answersOfWhichRight, { count: round.answered, right: round.right })}
              </h3>
              <GroupBars results={round} view={question.view} rightChoices={question.answer?.choices ?? []} />
            </section>
          ))}
        </Rounds>
        {moved === undefined || comparison?.second.right === null ? null : (
          <p className={css.after}>{t(m.movedAnswers, { gained: moved.gained, lost: moved.lost })}</p>
        )}
      </CardBody>
    </Card>
  );
}

const flagWords: Readonly<Record<PollFlag, string>> = {
  'no-presence': t(m.noPresenceCode),
  'late-code': t(m.codeEnteredLate),
  'joined-late': t(m.joinedLate),
  'left-out': t(m.notCounted),
};

const Table = part('div', css.table);

type People = ResponseOf<typeof getPollParticipants>;

const peopleOnPage = 30;

const Pages = part('nav', css.pages);

function Participants({ pollId }: { pollId: string }) {
  const [page, setPage] = useState(1);
  const read = useRead(getPollParticipants, { pollId, page }, { keepPreviousData: true });
  const isPaged = read.data !== undefined && read.data.count > peopleOnPage;
  // Paper has no pages to turn.
  const everybody = useRead(getPollParticipants, isPaged ? { pollId, page: 1, size: participantsOnPaper } : null, {
    revalidateOnFocus: false,
  }).data;
  const isPrinting = usePrinting();
  useEffect(prefetchTypesetting, []);
  const shownOf = (found: People): readonly PollParticipant[] =>
    isPrinting && everybody !== undefined ? everybody.results : found.results;
  return (
    <Card aria-labelledby="poll-people">
      <CardHead title={t(m.whoTookPart)} id="poll-people" />
      <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingPeople)} rows={4} />}>
        {(found) =>
          found.count === 0 ? (
            <EmptyState>{t(m.noOneJoined)}</EmptyState>
          ) : (
            <>
              <Table tabIndex={0} role="region" aria-label={t(m.namesWithAnswers)}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{t(m.nameHead)}</th>
                      <th scope="col" className={css.number}>
                        {t(m.answeredHead)}
                      </th>
                      <th scope="col" className={css.number}>
                        {t(m.rightHead)}
                      </th>
                      <th scope="col">{t(m.notesHead)}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {shownOf(found).map((person) => (
                      <tr key={person.voterId}>
                        <td>{person.name}</td>
                        <td className={css.number}>
                          {t(m.countOf, { count: person.answered, total: found.questionsAsked })}
                        </td>
                        <td className={css.number}>
                          {found.keyed === 0 ? '–' : t(m.countOf, { count: person.right, total: found.keyed })}
                        </td>
                        <td>
                          <Notes person={person} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Table>
              {isPrinting && found.count > participantsOnPaper ? (
                <p className={css.padded}>{t(m.firstOfPeople, { shown: participantsOnPaper, count: found.count })}</p>
              ) : null}
              {isPaged ? (
                <Pages aria-label={t(m.pages)}>
                  <Button variant="text" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {t(m.backWord)}
                  </Button>
                  <Button
                    variant="text"
                    disabled={peopleOnPage * page >= found.count}
                    onClick={() => setPage(page + 1)}
                  >
                    {t(m.onWord)}
                  </Button>
                </Pages>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

/** Flags are for the teacher to look at: nothing follows from them by itself. */
function Notes({ person }: { person: PollParticipant }) {
  const isPrinting = usePrinting();
  return (
    <div className={css.flags}>
      {person.flags.map((flag) => (
        <Chip key={flag} color="warning" label={flagWords[flag]} />
      ))}
      {person.answers.slice(0, isPrinting ? undefined : 6).map((answer) => (
        <span key={`${answer.questionId} ${answer.round}`}>
          {answer.latex === '' ? answer.text : <Formula latex={answer.latex} />}
        </span>
      ))}
    </div>
  );
}
