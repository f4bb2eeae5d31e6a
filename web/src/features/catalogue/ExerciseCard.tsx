import type { ExerciseSummary } from '@lemma/contracts';
import { memo } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Check, Plus } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { audienceWords } from '../exercises/sharing/audience-words.ts';
import { answerWords } from './exercise-words.ts';
import { topicName } from './topics/topic-names.ts';
import { LevelChip } from './LevelChip.tsx';
import { SampleFace } from './SampleFace.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ExerciseCard.module.css';

const Body = part('div', css.body);

interface ExerciseCardProps {
  exercise: ExerciseSummary;
  isChosen: boolean;
  onToggle: (exercise: ExerciseSummary) => void;
}

/** An exercise in the catalogue with a typeset sample; goes into the basket by one button. */
export const ExerciseCard = memo(function ExerciseCard({ exercise, isChosen, onToggle }: ExerciseCardProps) {
  const title = exercise.title === '' ? t(m.untitled) : exercise.title;
  const isPublished = exercise.status === 'PB';
  // Of one's own that not everybody finds.
  const audience =
    exercise.audience === null || exercise.audience === 'everybody' ? undefined : audienceWords[exercise.audience];
  const from = [
    exercise.topic === '' ? '' : topicName(exercise.topic),
    exercise.isMine ? t(m.you) : exercise.ownerName,
  ];
  return (
    <Card as="article" aria-label={title} className={css.row}>
      <SampleFace sample={exercise.sample} />
      <Body>
        <div>
          <h3>
            <Link to={paths.exercise(exercise.id)}>{title}</Link>
          </h3>
          <p className={css.from}>{from.filter((words) => words !== '').join(' · ')}</p>
        </div>
        <div className={css.chips}>
          {isPublished ? null : <Chip label={t(m.draft)} color="warning" />}
          {audience === undefined ? null : <Chip icon={<audience.Icon aria-hidden />} label={audience.name} />}
          <LevelChip level={exercise.level} />
          {exercise.answerTypes.length === 0 ? null : <Chip label={answerWords(exercise.answerTypes)} />}
        </div>
        <div className={css.foot}>
          <span className={css.uses}>
            {[
              exercise.useCount === 0
                ? t(m.points, { points: exercise.points })
                : t(m.inTasks, { count: exercise.useCount }),
              ...(exercise.successShare === null
                ? []
                : [t(m.percentRight, { percent: Math.round(exercise.successShare * 100) })]),
            ].join(' · ')}
          </span>
          {isPublished ? (
            <Button
              size="small"
              variant={isChosen ? 'soft' : 'outlined'}
              aria-pressed={isChosen}
              aria-label={isChosen ? t(m.exerciseAdded, { title }) : t(m.addExercise, { title })}
              startIcon={isChosen ? <Check aria-hidden /> : <Plus aria-hidden />}
              onClick={() => onToggle(exercise)}
            >
              {isChosen ? t(m.added) : t(m.add)}
            </Button>
          ) : (
            <Button
              size="small"
              component={Link}
              to={paths.exercise(exercise.id)}
              aria-label={t(m.editExercise, { title })}
            >
              {t(m.edit)}
            </Button>
          )}
        </div>
      </Body>
    </Card>
  );
});
