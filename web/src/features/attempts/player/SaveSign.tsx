import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { timeWords } from '../../../dates.ts';
import type { SaveState } from '../keeping/draft-keeper.ts';
import { useKeptWhere, type KeptWhere } from '../keeping/use-kept-where.ts';
import type { Player } from '../playing/use-player.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SaveSign.module.css';

const Sign = part('span', css.sign);

const icons = { saved: CloudCheck, saving: CloudUpload, offline: CloudOff } as const;

function wordsOf(state: SaveState, savedAt: string | null, where: KeptWhere): string {
  if (state === 'saving') return t(m.saving);
  if (state === 'offline') return t(m.offlineKept, { where });
  return savedAt === null ? t(m.saved) : t(m.savedAt, { time: timeWords(savedAt) });
}

/** The sign of this moment; of the page, only it is drawn anew when the state of saving changes. */
export function Saving({ player: { saving, isReached } }: { player: Pick<Player, 'saving' | 'isReached'> }) {
  const { state, savedAt } = useSyncExternalStore(saving.listen, saving.now);
  return <SaveSign state={isReached ? state : 'offline'} savedAt={savedAt} />;
}

/** Whether what was typed is on the server, and since when. Not a live region: it changes with every pause in typing. */
export function SaveSign({ state, savedAt }: { state: SaveState; savedAt: string | null }) {
  const Icon = icons[state];
  const { where } = useKeptWhere();
  const words = wordsOf(state, savedAt, where);
  return (
    <Sign className={css[state]} title={words}>
      <Icon aria-hidden />
      <span className={css.words}>{words}</span>
    </Sign>
  );
}

/** After the hand-in: nothing waits on this device. */
export function AllSent() {
  return (
    <Sign>
      <CloudCheck aria-hidden />
      <span className={css.words}>{t(m.allSent)}</span>
    </Sign>
  );
}
