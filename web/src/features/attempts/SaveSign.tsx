import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { styled } from '@mui/material/styles';
import type { SaveState } from './draft-keeper.ts';

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 14,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&.offline': { color: theme.vars.palette.lemma.warnText },
  [theme.breakpoints.down('sm')]: {
    '& .words': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& svg.lucide': { width: 20, height: 20 },
  },
}));

const looks = {
  saved: { Icon: CloudCheck, words: 'Saved' },
  saving: { Icon: CloudUpload, words: 'Saving…' },
  offline: { Icon: CloudOff, words: 'Offline: kept on this device' },
} as const;

/** Whether what was typed is on the server. Not a live region: it changes with every pause in typing. */
export function SaveSign({ state }: { state: SaveState }) {
  const { Icon, words } = looks[state];
  return (
    <Sign className={state} title={words}>
      <Icon aria-hidden />
      <span className="words">{words}</span>
    </Sign>
  );
}
