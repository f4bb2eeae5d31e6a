import type { LearnerReport } from '@lemma/contracts';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { topicName } from '../../catalogue/topics/topic-names.ts';
import { ProgressLine } from '../../classrooms/ProgressLine.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './MasteryCard.module.css';

const List = part('ul', css.list);

const Few = part('details', css.fewRoot);

/** How well the learner does each topic now. */
export function MasteryCard({ topics }: { topics: LearnerReport['topics'] }) {
  const known = topics.filter((one) => one.mastery !== null);
  const few = topics.filter((one) => one.mastery === null);
  return (
    <Card aria-labelledby="mastery">
      <CardHead title={t(m.masteryByTopic)} id="mastery">
        <HeadNote end>{t(m.olderAnswersCountLess)}</HeadNote>
      </CardHead>
      {topics.length === 0 ? (
        <EmptyState drawing="bars">{t(m.topicsAppearHereAs)}</EmptyState>
      ) : (
        <>
          <List>
            {known.map((one) => (
              <TopicRow key={one.topic} {...one} />
            ))}
          </List>
          {few.length === 0 ? null : (
            <Few open={known.length === 0}>
              <summary>{t(m.topicsWithTooFew, { fewCount: few.length })}</summary>
              <List>
                {few.map((one) => (
                  <TopicRow key={one.topic} {...one} />
                ))}
              </List>
            </Few>
          )}
        </>
      )}
    </Card>
  );
}

function TopicRow({ topic, mastery, answerCount, trend }: LearnerReport['topics'][number]) {
  return (
    <li>
      <span title={topic}>
        {topic === '' ? t(m.other) : topicName(topic)}{' '}
        {trend === 'steady' ? null : (
          <span className={css[trend]}>
            {trend === 'rising' ? <TrendingUp aria-hidden /> : <TrendingDown aria-hidden />} {trend}
          </span>
        )}
      </span>
      {mastery === null ? (
        <span className={css.few} />
      ) : (
        <>
          <span className={css.line}>
            <ProgressLine share={mastery} />
          </span>
          <b>{Math.round(mastery * 100)} %</b>
        </>
      )}
      <small>{t(m.answers, { answerCount })}</small>
    </li>
  );
}
