import { styled } from '@mui/material/styles';
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { timeWords } from '../../../dates.ts';
import type { Autosave } from './state/use-autosave.ts';

const Sign = styled('output')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 14,
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '&.failed': { color: theme.vars.palette.lemma.warnText },
}));

/** Whether what was typed is on the server: "Saved 22:31". */
export function SaveState({ save }: { save: Autosave }) {
  if (save.failure !== undefined && save.isDirty) {
    return (
      <Sign className="failed">
        <CloudAlert aria-hidden /> Not saved yet. {save.failure}
      </Sign>
    );
  }
  if (save.isDirty || save.isSaving) {
    return (
      <Sign>
        <CloudUpload aria-hidden /> Saving …
      </Sign>
    );
  }
  const at = save.savedAt ?? (save.exercise === undefined ? undefined : new Date(save.exercise.updatedAt));
  if (at === undefined) return null;
  return (
    <Sign>
      <CloudCheck aria-hidden /> Saved {save.savedAt === undefined ? '' : timeWords(at.getTime())}
    </Sign>
  );
}
