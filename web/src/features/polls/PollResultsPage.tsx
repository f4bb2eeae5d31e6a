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
import { count } from '../../dates.ts';
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
    <PageFrame title="Poll results" access="privileged">
      <ResultsOf pollId={pollId} />
    </PageFrame>
  );
}

function ResultsOf({ pollId }: { pollId: string }) {
  const read = useRead(getPollResults, { pollId });
  return (
    <Loaded read={read} noun="poll" skeleton={<SkeletonRows label="Loading results" rows={5} />}>
      {(results) => (
        <>
          <PageHeader
            title={`Results: ${results.name}`}
            above={[
              { label: 'Poll sessions', to: paths.polls },
              { label: results.name, to: paths.pollDesk(pollId) },
            ]}
            lead={`${results.className === null ? '' : `${results.className} · `}${count(results.voters, 'person', 'people')} took part`}
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
      label="Download"
      icon={<Download aria-hidden />}
      items={[
        { key: 'learners-csv', label: 'People, CSV', href: file('learners', 'csv') },
        { key: 'learners-xlsx', label: 'People, Excel', href: file('learners', 'xlsx') },
        { key: 'answers-csv', label: 'Every answer, CSV', href: file('answers', 'csv') },
        { key: 'answers-xlsx', label: 'Every answer, Excel', href: file('answers', 'xlsx') },
      ]}
    />
  );
}

function QuestionResults({ asked, number }: { asked: Asked; number: number }) {
  const { question, rounds, comparison } = asked;
  const moved = comparison === null ? undefined : movedToRight(comparison);
  return (
    <Card aria-label={`Question ${number}`}>
      <CardHead title={`Question ${number}`} />
      <CardBody>
        <Prompt>
          {question.view.prompt === '' ? (
            'On the blackboard'
          ) : (
            <Figures scenes={question.view.figures}>
              <MathText source={question.view.prompt} />
            </Figures>
          )}
        </Prompt>
        {rounds.length === 0 ? <EmptyState>It was not asked.</EmptyState> : null}
        <Rounds>
          {rounds.map((round) => (
            <section key={round.round} aria-label={`Question ${number}, round ${round.round}`}>
              <h3>
                {rounds.length > 1 ? `Round ${round.round} · ` : ''}
                {count(round.answered, 'answer')}
                {round.right === null ? '' : `, ${round.right} right`}
              </h3>
              <GroupBars results={round} view={question.view} rightChoices={question.answer?.choices ?? []} />
            </section>
          ))}
        </Rounds>
        {moved === undefined || comparison?.second.right === null ? null : (
          <p className={css.after}>
            {moved.gained} moved to the right answer, {moved.lost} left it.
          </p>
        )}
      </CardBody>
    </Card>
  );
}

const flagWords: Readonly<Record<PollFlag, string>> = {
  'no-presence': 'no presence code',
  'late-code': 'code entered late',
  'joined-late': 'joined late',
  'left-out': 'not counted',
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
      <CardHead title="Who took part" id="poll-people" />
      <Loaded read={read} noun="list" skeleton={<SkeletonRows label="Loading people" rows={4} />}>
        {(found) =>
          found.count === 0 ? (
            <EmptyState>No one joined.</EmptyState>
          ) : (
            <>
              <Table tabIndex={0} role="region" aria-label="Names with their answers">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">Name</th>
                      <th scope="col" className={css.number}>
                        Answered
                      </th>
                      <th scope="col" className={css.number}>
                        Right
                      </th>
                      <th scope="col">Notes</th>
                    </tr>
                  </thead>
                  <tbody>
                    {shownOf(found).map((person) => (
                      <tr key={person.voterId}>
                        <td>{person.name}</td>
                        <td className={css.number}>
                          {person.answered} of {found.questionsAsked}
                        </td>
                        <td className={css.number}>{found.keyed === 0 ? '–' : `${person.right} of ${found.keyed}`}</td>
                        <td>
                          <Notes person={person} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Table>
              {isPrinting && found.count > participantsOnPaper ? (
                <p className={css.padded}>
                  The first {participantsOnPaper} of {found.count} people. The download has everybody.
                </p>
              ) : null}
              {isPaged ? (
                <Pages aria-label="Pages">
                  <Button variant="text" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    Back
                  </Button>
                  <Button
                    variant="text"
                    disabled={peopleOnPage * page >= found.count}
                    onClick={() => setPage(page + 1)}
                  >
                    On
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
