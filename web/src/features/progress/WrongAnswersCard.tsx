import { isMathsType } from '@lemma/math/document';
import { getWrongAnswers, type WrongAnswers } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { useEffect, useId, useState } from 'react';
import { Link } from '../../routing/Link.tsx';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Formula } from '../../maths/typesetting/Formula.tsx';
import { Figures } from '../../maths/figures/Figures.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { paths } from '../../paths.ts';
import { usePrinting } from '../../printing.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { useAskNow } from '../polls/ask-now.ts';
import { TypedMaths } from '../results/review/TypedMaths.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './WrongAnswersCard.module.css';

type Part = WrongAnswers['parts'][number];
type Group = Part['groups'][number];

const Shown = part('div', css.shownRoot);

const Groups = part('ol', css.groups);

interface WrongAnswersCardProps {
  ids: { readonly classId: string; readonly taskId: string; readonly itemId: string };
  /** Of the question, from 1. */
  number: number;
  /** Grows with each response: then the groups are read again. */
  responseCount: number;
  /** Without names, for everybody to see. */
  isWall?: boolean;
}

/** A16: what the class got wrong in one question, by cause, as if everybody had had the same numbers. */
export function WrongAnswersCard({ ids, number, responseCount, isWall = false }: WrongAnswersCardProps) {
  const head = useId();
  const read = useRead(getWrongAnswers, ids, { keepPreviousData: true });
  const { mutate } = read;
  const { ask, isAsking } = useAskNow();
  const exerciseId = read.data?.exerciseId;
  useEffect(() => void mutate(), [responseCount, mutate]);
  const parts = read.data?.parts ?? [];
  const answers = parts.reduce((sum, part) => sum + part.answerCount, 0);
  const groups = parts.reduce((sum, part) => sum + part.groups.length, 0);
  return (
    <Card aria-labelledby={head}>
      <CardHead
        title={t(m.wrongAnswersOf, { number })}
        id={head}
        actions={
          isWall || exerciseId === undefined ? undefined : (
            <Button size="small" disabled={isAsking} onClick={() => void ask({ kind: 'exercise', exerciseId })}>
              {t(m.askAsPoll)}
            </Button>
          )
        }
      >
        <HeadNote>
          {answers === 0 ? '' : `${t(m.answersCount, { count: answers })}, ${t(m.groupsCount, { count: groups })}`}
        </HeadNote>
      </CardHead>
      <Loaded read={read} noun="question" skeleton={<SkeletonRows label={t(m.loadingWrongAnswers)} rows={3} />}>
        {(wrong) =>
          answers === 0 ? (
            <EmptyState>{t(m.noWrongAnswers)}</EmptyState>
          ) : (
            <>
              <Shown>
                {wrong.isSameForAll ? t(m.theQuestion) : t(m.asIfQuestionWere)}{' '}
                <Figures scenes={wrong.figures}>
                  <MathText source={wrong.question.replaceAll(/\[\[\w+\]\]/g, '…')} direction={wrong.direction} />
                </Figures>
                {wrong.isCut ? t(m.onlyNewest) : null}
              </Shown>
              <Figures scenes={wrong.figures}>
                {wrong.parts.map((part, index) =>
                  part.answerCount === 0 ? null : (
                    <PartGroups
                      key={part.name}
                      part={part}
                      name={wrong.parts.length === 1 ? '' : part.label || t(m.partOf, { number: index + 1 })}
                      ids={ids}
                      isWall={isWall}
                    />
                  ),
                )}
              </Figures>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

interface PartGroupsProps {
  part: Part;
  name: string;
  ids: WrongAnswersCardProps['ids'];
  isWall: boolean;
}

function PartGroups({ part, name, ids, isWall }: PartGroupsProps) {
  const isMaths = isMathsType(part.answerType);
  return (
    <>
      <Shown>
        {name === '' ? null : (
          <h3>
            <MathText inline source={name} />
          </h3>
        )}
        {t(m.rightColon)}{' '}
        {isMaths ? <Formula latex={part.answerLatex} /> : <MathText inline source={part.answerLatex} />}
      </Shown>
      <Groups>
        {part.groups.map((group) => (
          <GroupRow key={group.id} group={group} isMaths={isMaths} ids={ids} isWall={isWall} />
        ))}
      </Groups>
    </>
  );
}

interface GroupRowProps {
  group: Group;
  isMaths: boolean;
  ids: WrongAnswersCardProps['ids'];
  isWall: boolean;
}

function GroupRow({ group, isMaths, ids, isWall }: GroupRowProps) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  const who = useId();
  const written = group.spellings.filter(({ value }) => value !== group.shown);
  return (
    <li>
      <span className={css.number}>{group.answerCount}</span>
      <div>
        {group.shown === '' ? null : (
          <div className={css.shown}>
            {group.isMath ? <Formula latex={group.shown} /> : <MathText inline source={group.shown} />}
          </div>
        )}
        {group.cause === '' && group.says === '' ? null : (
          <p>{group.cause === '' ? <MathText inline source={group.says} /> : group.cause}</p>
        )}
        {isMaths && written.length > 0 ? (
          <small>
            {t(m.written)}{' '}
            {written.map(({ value, count: times }, index) => (
              <span key={value}>
                {index === 0 ? '' : ', '}
                <TypedMaths source={value} />
                {times > 1 ? ` (${times})` : ''}
              </span>
            ))}
          </small>
        ) : null}
      </div>
      {isWall ? (
        <span />
      ) : (
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={who}
          onClick={() => setOpen((open) => !open)}
        >
          {isOpen ? t(m.hide) : t(m.seeCount, { count: group.learnerCount })}
        </Button>
      )}
      {(isOpen || isPrinting) && !isWall ? (
        <div className={css.who} id={who}>
          {group.learners.map((learner) => (
            <Link key={learner.memberId} to={paths.learnerReview(ids.classId, learner.memberId, ids.taskId)}>
              <span>
                {learner.firstName} {learner.lastName}
              </span>
              {isMaths ? <TypedMaths source={learner.value} /> : null}
            </Link>
          ))}
          {group.learnerCount > group.learners.length ? (
            <small>{t(m.andMore, { count: group.learnerCount - group.learners.length })}</small>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
