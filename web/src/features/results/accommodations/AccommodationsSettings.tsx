import { listAccommodations, removeAccommodation, setAccommodation, type Accommodation } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useRead } from '../../../api/use-read.ts';
import { dateWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import { AccommodationDialog } from './AccommodationDialog.tsx';
import { alsoWords, dueShiftWords, moreTimeWords, profileOf } from './accommodation-form.ts';
import { part } from '../../../ui/part.ts';
import css from './AccommodationsSettings.module.css';

const Rows = part('ul', css.rows);

/** R16: who has more time, later dates or more attempts; for all tasks of the class, also those already set. */
export function AccommodationsSettings({ classId, isReadOnly = false }: { classId: string; isReadOnly?: boolean }) {
  const read = useRead(listAccommodations, { classId });
  const toast = useToast();
  const [edited, setEdited] = useState<Accommodation | 'new'>();
  const path = (profile: Accommodation) => ({ classId, memberId: profile.memberId });
  const put = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      await read.mutate();
      return true;
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
      return false;
    }
  };
  const remove = async (profile: Accommodation): Promise<void> => {
    if (!(await put(() => call(removeAccommodation, { params: path(profile) })))) return;
    const undo = () => put(() => call(setAccommodation, { params: path(profile), body: profileOf(profile) }));
    toast.show({
      kind: 'success',
      message: `${profile.firstName} ${profile.lastName} has the same times as everybody again.`,
      action: { label: 'Undo', onClick: () => void undo() },
    });
  };
  return (
    <SettingsSection
      title="Accommodations"
      about="One profile per learner. It moves time limits and closing times of every task, also those already set."
    >
      <Loaded
        read={read}
        noun="list"
        skeleton={
          <CardBody>
            <SkeletonBar height={60} />
          </CardBody>
        }
      >
        {(profiles) => (
          <Rows aria-label="Accommodations">
            {profiles.map((profile) => (
              <ProfileRow
                key={profile.memberId}
                profile={profile}
                isReadOnly={isReadOnly}
                onEdit={() => setEdited(profile)}
                onRemove={() => void remove(profile)}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {isReadOnly ? null : (
        <div className={css.padded}>
          <Button variant="text" startIcon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
            Add a profile
          </Button>
        </div>
      )}
      {edited === undefined ? null : (
        <AccommodationDialog
          classId={classId}
          profile={edited === 'new' ? undefined : edited}
          onSaved={() => {
            setEdited(undefined);
            void read.mutate();
            toast.show({ kind: 'success', message: 'Saved. It holds for every task of the class.' });
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </SettingsSection>
  );
}

interface ProfileRowProps {
  profile: Accommodation;
  isReadOnly: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function ProfileRow({ profile, isReadOnly, onEdit, onRemove }: ProfileRowProps) {
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const until = profile.shiftUntil === null ? '' : `until ${dateWords(profile.shiftUntil)}`;
  return (
    <li>
      <strong>{name}</strong>
      <span>
        <b>Time: </b>
        {moreTimeWords(profile)}
      </span>
      <span>
        <b>Due dates: </b>
        {dueShiftWords(profile)}
      </span>
      <small>{[until, alsoWords(profile), profile.note].filter((words) => words !== '').join(' · ')}</small>
      <span className={css.acts}>
        {isReadOnly ? null : (
          <>
            <IconButton size="small" aria-label={`Change the profile of ${name}`} onClick={onEdit}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton size="small" aria-label={`Remove the profile of ${name}`} onClick={onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          </>
        )}
      </span>
    </li>
  );
}
