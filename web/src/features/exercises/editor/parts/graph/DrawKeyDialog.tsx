import type { Graph } from '@lemma/math/document';
import { Button } from '../../../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../../../ui/dialog/Dialog.tsx';
import { useId, useState, type ReactElement } from 'react';
import type { PlaneScene } from '../../../../../maths/graph/coordinates.ts';
import { GraphAnswer } from '../../../../../maths/graph/GraphAnswer.tsx';
import { noHints } from '../../../../../maths/keyboard/first-row/hints.ts';
import { dialogWidth } from '../../../../../ui/dialog/dialog-width.ts';
import type { PartDraft } from '../../../draft/part-draft.ts';
import { t } from '../../../../../words/say.tsx';
import * as m from './messages.ts';

interface DrawKeyDialogProps {
  graph: Graph;
  scene: PlaneScene;
  part: PartDraft;
  onKeep: (value: string) => void;
  onClose: () => void;
}

/** The right answer drawn on the figure of the variant in the preview. */
export function DrawKeyDialog({ graph, scene, part, onKeep, onClose }: DrawKeyDialogProps): ReactElement {
  const id = useId();
  const [value, setValue] = useState('');
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id} slotProps={dialogWidth('wide')}>
      <DialogTitle id={id}>{t(m.drawRightAnswer)}</DialogTitle>
      <DialogContent>
        <p>{t(m.writtenWithNumbers)}</p>
        <GraphAnswer
          graph={{ ...graph, alsoTyped: false }}
          scene={scene}
          label={t(m.rightAnswer)}
          value={value}
          onChange={setValue}
          asked={{ answerType: part.answerType, keyboard: noHints }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t(m.cancel)}
        </Button>
        <Button variant="contained" disabled={value === ''} onClick={() => onKeep(value)}>
          {t(m.takeIt)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
