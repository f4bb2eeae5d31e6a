import { retireVariant, type AnalysedItem, type VariantGroup } from '@lemma/contracts';
import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { count } from '../../dates.ts';
import { Formula } from '../../maths/typesetting/Formula.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useUser } from '../../session/session-context.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import {
  discriminationWords,
  isSwitchedOff,
  percent,
  retirableName,
  secondsWords,
  unfairGroups,
} from './analysis-words.ts';
import { part } from '../../ui/part.ts';
import css from './ItemCard.module.css';

const Stack = part('div', css.stack);

const Figures = part('dl', css.figures);

const Rows = part('ul', css.rows);

interface ItemCardProps {
  item: AnalysedItem;
  onRetired: () => Promise<void>;
}

/** How one question does. */
export function ItemCard({ item, onRetired }: ItemCardProps) {
  const head = useId();
  const mayOpen = isPrivileged(useUser());
  const unfair = unfairGroups(item);
  const discrimination = discriminationWords(item.discrimination);
  return (
    <Card aria-labelledby={head}>
      <CardHead
        id={head}
        title={item.itemId === null ? item.title : `${item.position}. ${item.title}`}
        actions={unfair.length === 0 ? undefined : <Chip color="warning" label={`${unfair.length} unfair`} />}
      >
        <HeadNote>{count(item.learners, 'learner')}</HeadNote>
      </CardHead>
      <CardBody>
        <Stack>
          <Figures>
            <div>
              <dt>Right at first try</dt>
              <dd>{percent(item.rightShare)}</dd>
            </div>
            {item.itemId === null ? null : (
              <div>
                <dt>Discrimination</dt>
                <dd>
                  <Chip color={discrimination.tone} label={discrimination.words} />
                </dd>
              </div>
            )}
            <div>
              <dt>Median time</dt>
              <dd>{secondsWords(item.medianSeconds)}</dd>
            </div>
          </Figures>
          <WrongAnswers item={item} />
          <Groups title="By value" groups={item.values} item={item} onRetired={onRetired} />
          <Groups title="By variant" groups={item.variants} item={item} onRetired={onRetired} />
          {mayOpen && <Link to={paths.exercise(item.exerciseId)}>Open the exercise</Link>}
        </Stack>
      </CardBody>
    </Card>
  );
}

function WrongAnswers({ item: { wrongAnswers } }: { item: AnalysedItem }) {
  if (wrongAnswers.length === 0) return null;
  return (
    <section>
      <h3>Most chosen wrong answers</h3>
      <Rows>
        {wrongAnswers.map((wrong) => (
          <li key={`${wrong.part} ${wrong.answer}`}>
            <span className={css.what}>
              {wrong.isText ? <MathText inline source={wrong.answer} /> : <Formula latex={wrong.answer} />}
            </span>
            <small>
              <MathText inline source={wrong.feedback} />
            </small>
            <span className={css.figure}>{count(wrong.count, 'learner')}</span>
          </li>
        ))}
      </Rows>
    </section>
  );
}

interface GroupsProps extends ItemCardProps {
  title: string;
  groups: readonly VariantGroup[];
}

const shownAtFirst = 6;

function Groups({ title, groups, item, onRetired }: GroupsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (groups.length < 2) return null;
  const shown = isWhole ? groups : groups.slice(0, shownAtFirst);
  return (
    <section>
      <h3>{title}</h3>
      <Rows>
        {shown.map((group) => (
          <GroupRow key={group.name} group={group} item={item} onRetired={onRetired} />
        ))}
      </Rows>
      {groups.length > shownAtFirst && !isWhole ? (
        <Button size="small" variant="text" onClick={() => setIsWhole(true)}>
          Show all {groups.length}
        </Button>
      ) : null}
    </section>
  );
}

function GroupRow({ group, item, onRetired }: ItemCardProps & { group: VariantGroup }) {
  const name = retirableName(item, group.name);
  return (
    <li>
      <span className={css.what}>
        {group.name} <small>{count(group.learners, 'learner')}</small>
      </span>
      <span className={css.figure}>
        {percent(group.rightShare)} <small>others {percent(group.othersShare)}</small>
      </span>
      {group.isUnfair ? <Chip size="small" color="warning" label="unfair" /> : null}
      {isSwitchedOff(item, group.name) ? (
        <Chip size="small" label="switched off" />
      ) : item.canEdit && group.isUnfair && name !== undefined ? (
        <RetireButton exerciseId={item.exerciseId} variant={name} onRetired={onRetired} />
      ) : null}
    </li>
  );
}

function RetireButton({
  exerciseId,
  variant,
  onRetired,
}: {
  exerciseId: string;
  variant: string;
  onRetired: () => Promise<void>;
}) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const retire = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { isPublished } = await call(retireVariant, { params: { exerciseId }, body: { variant } });
      const message = isPublished
        ? 'It is no longer drawn. Tasks follow with the new version.'
        : 'It is switched off in the draft. Publish it with your other changes.';
      toast.show({ kind: 'success', message });
      await onRetired();
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="soft"
      disabled={isBusy}
      onClick={() => void retire()}
      aria-label={`Switch off ${variant}`}
    >
      Switch off
    </Button>
  );
}
