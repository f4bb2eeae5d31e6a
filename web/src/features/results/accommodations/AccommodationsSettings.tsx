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
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
      message: t(m.sameTimesAgain, { first: profile.firstName, last: profile.lastName }),
      action: { label: t(m.undo), onClick: () => void undo() },
    });
  };
  return (
    <SettingsSection title={t(m.accommodations)} about={t(m.oneProfile)}>
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
          <Rows aria-label={t(m.accommodations)}>
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
            {t(m.addProfile)}
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
            toast.show({ kind: 'success', message: t(m.savedForEveryTask) });
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
  const until = profile.shiftUntil === null ? '' : t(m.untilDay, { day: dateWords(profile.shiftUntil) });
  return (
    <li>
      <strong>{name}</strong>
      <span>
        <b>{t(m.timeColon)} </b>
        {moreTimeWords(profile)}
      </span>
      <span>
        <b>{t(m.dueDatesColon)} </b>
        {dueShiftWords(profile)}
      </span>
      <small>{[until, alsoWords(profile), profile.note].filter((words) => words !== '').join(' · ')}</small>
      <span className={css.acts}>
        {isReadOnly ? null : (
          <>
            <IconButton size="small" aria-label={t(m.changeProfileOf, { name })} onClick={onEdit}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton size="small" aria-label={t(m.removeProfileOf, { name })} onClick={onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          </>
        )}
      </span>
    </li>
  );
}
