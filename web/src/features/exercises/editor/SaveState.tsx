import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { timeWords } from '../../../dates.ts';
import type { Autosave } from './state/use-autosave.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SaveState.module.css';

const Sign = part('output', css.sign);

/** Whether what was typed is on the server: "Saved 22:31". */
export function SaveState({ save }: { save: Autosave }) {
  if (save.failure !== undefined && save.isDirty) {
    return (
      <Sign className={css.failed}>
        <CloudAlert aria-hidden /> {t(m.notSavedYet, { failure: save.failure })}
      </Sign>
    );
  }
  if (save.isDirty || save.isSaving) {
    return (
      <Sign>
        <CloudUpload aria-hidden /> {t(m.saving)}
      </Sign>
    );
  }
  const at = save.savedAt ?? (save.exercise === undefined ? undefined : new Date(save.exercise.updatedAt));
  if (at === undefined) return null;
  return (
    <Sign>
      <CloudCheck aria-hidden /> {t(m.savedAt, { time: save.savedAt === undefined ? '' : timeWords(at.getTime()) })}
    </Sign>
  );
}
