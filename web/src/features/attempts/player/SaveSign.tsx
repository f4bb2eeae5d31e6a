import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { timeWords } from '../../../dates.ts';
import type { SaveState } from '../keeping/draft-keeper.ts';
import { useKeptWhere } from '../keeping/use-kept-where.ts';

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 14,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '&.offline': { color: theme.vars.palette.lemma.warnText },
  [theme.breakpoints.down('sm')]: {
    '& .words': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& svg.lucide': { width: 20, height: 20 },
  },
}));

const icons = { saved: CloudCheck, saving: CloudUpload, offline: CloudOff } as const;

function wordsOf(state: SaveState, savedAt: string | null, where: string): string {
  if (state === 'saving') return 'Saving…';
  if (state === 'offline') return `Offline: kept ${where}`;
  return savedAt === null ? 'Saved' : `Saved ${timeWords(savedAt)}`;
}

/** Whether what was typed is on the server, and since when. Not a live region: it changes with every pause in typing. */
export function SaveSign({ state, savedAt }: { state: SaveState; savedAt: string | null }) {
  const Icon = icons[state];
  const { where } = useKeptWhere();
  const words = wordsOf(state, savedAt, where);
  return (
    <Sign className={state} title={words}>
      <Icon aria-hidden />
      <span className="words">{words}</span>
    </Sign>
  );
}

/** After the hand-in: nothing waits on this device. */
export function AllSent() {
  return (
    <Sign>
      <CloudCheck aria-hidden />
      <span className="words">All sent</span>
    </Sign>
  );
}
