import { listShares, type Exercise } from '@lemma/contracts';
import { useId } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { LinkSection } from './LinkSection.tsx';
import { PeopleList } from './PeopleList.tsx';
import { SharePerson } from './SharePerson.tsx';
import { levelWords } from './level-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ShareDialog.module.css';

const Levels = part('dl', css.levels);

interface ShareDialogProps {
  exercise: Exercise;
  onClose: () => void;
}

/** D23: who may do what with an exercise, one by one and by a link. */
export function ShareDialog({ exercise, onClose }: ShareDialogProps) {
  const id = useId();
  const read = useRead(listShares, { exerciseId: exercise.id });
  const keep = async (shares: Parameters<typeof read.mutate>[0]) =>
    void (await read.mutate(shares, { revalidate: false }));
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id} slotProps={dialogWidth('wide')}>
      <DialogTitle id={id}>
        {exercise.document.title === '' ? t(m.shareThis) : t(m.shareNamed, { title: exercise.document.title })}
      </DialogTitle>
      <DialogContent className={css.stack}>
        <SharePerson exercise={exercise} onChanged={keep} />
        <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingShares)} rows={2} />}>
          {({ people, link }) => (
            <>
              <PeopleList exercise={exercise} people={people} onChanged={keep} />
              <Levels>
                {levelWords.map(({ level, name, may }) => (
                  <div key={level} className={css.unboxed}>
                    <dt>{name}</dt>
                    <dd>{may}</dd>
                  </div>
                ))}
              </Levels>
              <LinkSection exercise={exercise} link={link} onChanged={keep} />
            </>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(m.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
