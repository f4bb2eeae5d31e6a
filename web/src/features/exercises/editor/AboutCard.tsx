import { difficultyLevels, lastGrade } from '@lemma/math/document';
import { memo, type ReactElement } from 'react';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { levelName } from '../../catalogue/exercise-words.ts';
import { toTopicPath, type ExerciseDraft } from '../draft/exercise-draft.ts';
import { errorAt, type Problems } from './problems.ts';
import type { ChangeDraft } from './state/use-draft.ts';
import { sameCard } from './same-card.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AboutCard.module.css';

const Fields = part('div', css.fields);

/** School years, and the first year of university. */
const grades = [
  { value: '', label: t(m.notGiven) },
  ...Array.from({ length: lastGrade }, (_, index) => ({
    value: String(index + 1),
    label: index + 1 === lastGrade ? t(m.firstYearOfUniversity) : t(m.schoolYear, { number: index + 1 }),
  })),
];

/** The directions of text (D10). */
const directions = [
  { value: 'ltr', label: t(m.leftToRight) },
  { value: 'rtl', label: t(m.rightToLeft) },
] as const;

interface AboutCardProps {
  draft: ExerciseDraft;
  change: ChangeDraft;
  problems: Problems;
  isNew: boolean;
}

/** Card for the facts about the exercise: title, level, grade, topic, tags. */
export const AboutCard = memo(
  function AboutCard({ draft, change, problems, isNew }: AboutCardProps): ReactElement {
    const titleField = useFirstFocus<HTMLInputElement>(isNew);
    return (
      <Card aria-label={t(m.aboutExercise)}>
        <CardBody>
          <Fields>
            <div className={css.title}>
              <TextField
                label={t(m.title)}
                value={draft.title}
                onChange={(title) => change({ title })}
                placeholder={t(m.twoRationalRoots)}
                maxLength={160}
                inputRef={titleField}
                error={errorAt(problems, 'title')}
              />
            </div>
            <div>
              <SelectField
                label={t(m.level)}
                value={draft.level}
                options={difficultyLevels.map((level) => ({ value: level, label: levelName(level) }))}
                onChange={(level) => change({ level })}
              />
            </div>
            <div className={css.grade}>
              <SelectField
                label={t(m.usuallyTaughtIn)}
                value={draft.grade}
                options={grades}
                onChange={(grade) => change({ grade })}
              />
            </div>
            <div className={css.direction}>
              <SelectField
                label={t(m.textRuns)}
                value={draft.direction}
                options={directions}
                onChange={(direction) => change({ direction })}
              />
            </div>
            <div className={css.topic}>
              <TextField
                label={t(m.topic)}
                value={draft.topic}
                onChange={(topic) => change({ topic })}
                onBlur={() => change((now) => ({ ...now, topic: toTopicPath(now.topic) }))}
                placeholder={t(m.algebraQuadratics)}
                maxLength={160}
                autoCapitalize="none"
                error={errorAt(problems, 'topic')}
              />
            </div>
            <div className={css.tags}>
              <TextField
                label={t(m.tags)}
                value={draft.tags}
                onChange={(tags) => change({ tags })}
                placeholder={t(m.factorisingRoots)}
                maxLength={600}
                error={errorAt(problems, 'tags')}
              />
            </div>
          </Fields>
        </CardBody>
      </Card>
    );
  },
  sameCard('title', 'level', 'grade', 'topic', 'tags', 'direction'),
);
