import { difficultyLevels, lastGrade } from '@lemma/math/document';
import { memo, type ReactElement } from 'react';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { toTopicPath, type ExerciseDraft } from '../draft/exercise-draft.ts';
import { errorAt, type Problems } from './problems.ts';
import type { ChangeDraft } from './state/use-draft.ts';
import { sameCard } from './same-card.ts';
import { part } from '../../../ui/part.ts';
import css from './AboutCard.module.css';

const Fields = part('div', css.fields);

/** School years, and the first year of university. */
const grades = [
  { value: '', label: 'Not given' },
  ...Array.from({ length: lastGrade }, (_, index) => ({
    value: String(index + 1),
    label: index + 1 === lastGrade ? 'First year of university' : `School year ${index + 1}`,
  })),
];

/** The directions of text (D10). */
const directions = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
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
      <Card aria-label="About the exercise">
        <CardBody>
          <Fields>
            <div className={css.title}>
              <TextField
                label="Title"
                value={draft.title}
                onChange={(title) => change({ title })}
                placeholder="Two rational roots"
                maxLength={160}
                inputRef={titleField}
                error={errorAt(problems, 'title')}
              />
            </div>
            <div>
              <SelectField
                label="Level"
                value={draft.level}
                options={difficultyLevels.map((level) => ({ value: level, label: level }))}
                onChange={(level) => change({ level })}
              />
            </div>
            <div className={css.grade}>
              <SelectField
                label="Usually taught in"
                value={draft.grade}
                options={grades}
                onChange={(grade) => change({ grade })}
              />
            </div>
            <div className={css.direction}>
              <SelectField
                label="Text runs"
                value={draft.direction}
                options={directions}
                onChange={(direction) => change({ direction })}
              />
            </div>
            <div className={css.topic}>
              <TextField
                label="Topic"
                value={draft.topic}
                onChange={(topic) => change({ topic })}
                onBlur={() => change((now) => ({ ...now, topic: toTopicPath(now.topic) }))}
                placeholder="algebra/quadratics"
                maxLength={160}
                autoCapitalize="none"
                error={errorAt(problems, 'topic')}
              />
            </div>
            <div className={css.tags}>
              <TextField
                label="Tags"
                value={draft.tags}
                onChange={(tags) => change({ tags })}
                placeholder="factorising, roots"
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
