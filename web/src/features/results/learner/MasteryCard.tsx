import type { LearnerReport } from '@lemma/contracts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { TopicShares, type TopicShare } from '../../classrooms/topic-shares/TopicShares.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

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
        <TopicShares
          topics={known.map(shareOf)}
          rest={few.map(shareOf)}
          summary={t(m.topicsWithTooFew, { fewCount: few.length })}
        />
      )}
    </Card>
  );
}

const shareOf = ({ topic, mastery, trend, answerCount }: LearnerReport['topics'][number]): TopicShare => ({
  topic,
  share: mastery,
  trend,
  note: t(m.answers, { answerCount }),
});
