import { removeShare, setShare, type Exercise, type ExerciseShare, type ResponseOf } from '@lemma/contracts';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { Link2, Mail, UserRound, X } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useUser } from '../../../session/session-context.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { givableLevels, levelWords, type ShareLevel } from './level-words.ts';

const List = styled('ul')(({ theme }) => ({
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 56, padding: '6px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .sign': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    flex: 'none',
    borderRadius: '50%',
    background: theme.vars.palette.lemma.primarySoft,
    color: theme.vars.palette.primary.main,
  },
  '& .sign svg': { width: 16, height: 16 },
  '& .who': { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    fontWeight: 400,
    fontSize: 14,
    lineHeight: '20px',
    color: theme.vars.palette.text.secondary,
  },
  '& .level': { width: 140, flex: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& li': { flexWrap: 'wrap', rowGap: 0 },
    '& .sign': { display: 'none' },
    '& .who': { flexBasis: '100%' },
    '& .level': { flex: 1 },
  },
}));

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
    <List aria-label="Who may do what">
      <li>
        <span className="sign">
          <UserRound aria-hidden />
        </span>
        <span className="who">
          {exercise.ownerName}
          {user?.id === exercise.owner ? <small>you</small> : null}
        </span>
        <span>Owner</span>
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
      <span className="sign">{isByLink ? <Link2 aria-hidden /> : <Mail aria-hidden />}</span>
      <span className="who">
        {who}
        {isByLink ? <small>came through the link</small> : null}
      </span>
      {isByLink || !mayChange ? (
        <span>{levelWords.find(({ level }) => level === person.level)?.name}</span>
      ) : (
        <span className="level">
          <SelectField
            label={`Level of ${who}`}
            hideLabel
            value={String(person.level)}
            options={givableLevels(own)}
            onChange={(level) => onLevel(Number(level) as ShareLevel)}
          />
        </span>
      )}
      <Tooltip title="Take back">
        <span>
          <IconButton size="small" disabled={!mayChange} aria-label={`Take back from ${who}`} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
    </li>
  );
}
