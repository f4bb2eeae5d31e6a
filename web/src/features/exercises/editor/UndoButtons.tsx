import type { ReactElement } from 'react';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { Redo2, Undo2 } from 'lucide-react';
import type { DraftState } from './state/use-draft.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './UndoButtons.module.css';

/** Step back and forth through everything that was done in the editor. */
export function UndoButtons({ state }: { state: DraftState }): ReactElement {
  return (
    <span className={css.strong}>
      <Tooltip title={t(m.undo)}>
        <span>
          <IconButton size="small" aria-label={t(m.undo)} disabled={!state.canUndo} onClick={state.undo}>
            <Undo2 aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={t(m.redo)}>
        <span>
          <IconButton size="small" aria-label={t(m.redo)} disabled={!state.canRedo} onClick={state.redo}>
            <Redo2 aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
    </span>
  );
}
