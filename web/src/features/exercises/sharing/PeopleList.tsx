import { removeShare, setShare, type Exercise, type ExerciseShare, type ResponseOf } from '@lemma/contracts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { Link2, Mail, UserRound, X } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useUser } from '../../../session/session-context.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { givableLevels, levelWords, type ShareLevel } from './level-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PeopleList.module.css';

const List = part('ul', css.list);

type Shares = ResponseOf<typeof setShare>;

interface PeopleListProps {
  exercise: Exercise;
  people: readonly ExerciseShare[];
  onChanged: (shares: Shares) => Promise<void>;
}

/** The owner, and everybody who was let in. */
export function PeopleList({ exercise, people, onChanged }: PeopleListProps) {
  const user = useUser();
  const toast = useToast();
  const params = { exerciseId: exercise.id };
  const run = async (work: () => Promise<Shares>): Promise<void> => {
    try {
      await onChanged(await work());
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <List aria-label={t(m.whoMayDoWhat)}>
      <li>
        <span className={css.sign}>
          <UserRound aria-hidden />
        </span>
        <span className={css.who}>
          {exercise.ownerName}
          {user?.id === exercise.owner ? <small>{t(m.you)}</small> : null}
        </span>
        <span>{t(m.owner)}</span>
      </li>
      {people.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          own={exercise.level}
          onLevel={(level) => void run(() => call(setShare, { params, body: { email: person.email, level } }))}
          onRemove={() => void run(() => call(removeShare, { params: { ...params, shareId: person.id } }))}
        />
      ))}
    </List>
  );
}

interface PersonRowProps {
  person: ExerciseShare;
  /** The level of the signed-in user. */
  own: number;
  onLevel: (level: ShareLevel) => void;
  onRemove: () => void;
}

function PersonRow({ person, own, onLevel, onRemove }: PersonRowProps) {
  const isByLink = person.email === '';
  const who = isByLink ? person.name : person.email;
  const mayChange = person.level <= own;
  return (
    <li>
      <span className={css.sign}>{isByLink ? <Link2 aria-hidden /> : <Mail aria-hidden />}</span>
      <span className={css.who}>
        {who}
        {isByLink ? <small>{t(m.cameThroughLink)}</small> : null}
      </span>
      {isByLink || !mayChange ? (
        <span>{levelWords.find(({ level }) => level === person.level)?.name}</span>
      ) : (
        <span className={css.level}>
          <SelectField
            label={t(m.levelOf, { name: who })}
            hideLabel
            value={String(person.level)}
            options={givableLevels(own)}
            onChange={(level) => onLevel(Number(level) as ShareLevel)}
          />
        </span>
      )}
      <Tooltip title={t(m.takeBack)}>
        <span>
          <IconButton
            size="small"
            disabled={!mayChange}
            aria-label={t(m.takeBackFrom, { name: who })}
            onClick={onRemove}
          >
            <X aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
    </li>
  );
}
