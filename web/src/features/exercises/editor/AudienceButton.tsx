import { sharingLevels, type Exercise } from '@lemma/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { audienceWords } from '../sharing/audience-words.ts';
import type { Autosave } from './state/use-autosave.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const AudienceDialog = lazy(async () => ({
  default: (await import('../sharing/AudienceDialog.tsx')).AudienceDialog,
}));

/** Shows the audience of the exercise, or its future one; people with the right to share change it here. */
export function AudienceButton({ save }: { save: Autosave }) {
  const [opened, setOpened] = useState<Exercise>();
  const { exercise } = save;
  const chosen = exercise?.audience?.audience;
  const words = chosen === undefined ? undefined : audienceWords[chosen];
  if (exercise !== undefined && exercise.level < sharingLevels.invite) {
    return words === undefined ? null : <Chip icon={<words.Icon aria-hidden />} label={words.name} />;
  }
  const Icon = words?.Icon ?? audienceWords.everybody.Icon;
  const name = words?.name ?? t(m.whoMayFind);
  return (
    <>
      <Button
        size="small"
        variant="soft"
        startIcon={<Icon aria-hidden />}
        aria-label={words === undefined ? name : t(m.whoMayFindNamed, { name })}
        onClick={() => void save.save().then(setOpened)}
      >
        {name}
      </Button>
      <Suspense>
        {opened === undefined ? null : (
          <AudienceDialog
            exercise={opened}
            onChanged={({ audience }) => save.adopt({ ...(save.exercise ?? opened), audience })}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
