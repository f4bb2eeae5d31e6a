import type { HelpThread } from '@lemma/contracts';
import { Link } from '../../../routing/Link.tsx';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AboutCard.module.css';
import { TriedAnswers } from './TriedAnswers.tsx';

const Seen = part('div', css.seen);

/** The variant as the learner saw it, what was tried, the key, the solution and the hints that were seen. */
export function AboutCard({ thread }: { thread: HelpThread }) {
  const { staff, hints, direction, learner } = thread;
  return (
    <Card aria-labelledby="about-head">
      <CardHead title={t(m.question, { taskName: thread.taskName, position: thread.position })} id="about-head" />
      <Seen>
        <p>{t(m.variantAsSaw, { variantNumber: thread.variantNumber, firstName: learner.firstName })}</p>
        <Figures scenes={thread.figures}>
          <MathText source={thread.question} direction={direction} />
        </Figures>
      </Seen>
      <TriedAnswers thread={thread} />
      {staff === null || staff.solution === '' ? null : (
        <details className={css.more}>
          <summary>{t(m.solution)}</summary>
          <Figures scenes={staff.figures}>
            <MathText source={staff.solution} direction={direction} />
          </Figures>
        </details>
      )}
      {hints.length === 0 ? null : (
        <details className={css.more}>
          <summary>{hints.length === 1 ? t(m.hintSeen) : t(m.hintsSeen, { hintCount: hints.length })}</summary>
          {hints.map((hint, index) => (
            <Figures key={index} scenes={thread.figures}>
              <MathText source={hint} direction={direction} />
            </Figures>
          ))}
        </details>
      )}
      {staff === null || staff.memberId === null ? null : (
        <p className={css.links}>
          <Link to={paths.learnerReview(thread.classId, staff.memberId, thread.taskId)}>
            {t(m.allAnswersOfIn, { firstName: learner.firstName })}
          </Link>
        </p>
      )}
    </Card>
  );
}
