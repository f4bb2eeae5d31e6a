import { useId, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Formula } from '../../../maths/Formula.tsx';
import { MathField } from '../../../maths/MathField.tsx';
import { SlotNotesContext } from '../../../maths/slot-notes.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { SourceRange } from './source-commands.ts';
import { fieldLatex, shownLatex, sourceOfField } from './formula-source.ts';

const Shown = styled('div')(({ theme }) => ({
  '--v': theme.vars.palette.primary.main,
  fontSize: 18,
  overflowX: 'auto',
}));

interface FormulaDialogProps {
  formula: SourceRange;
  onClose: () => void;
  onDone: (source: string) => void;
}

/** A formula of the text in the maths field, with its source beside it: the one follows the other. */
export function FormulaDialog({ formula, onClose, onDone }: FormulaDialogProps): ReactElement {
  const id = useId();
  const [source, setSource] = useState(formula.source);
  const latex = fieldLatex(source);
  const shown = shownLatex(source);
  const done = (): void => {
    onClose();
    if (source !== formula.source) onDone(source);
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Edit formula</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, '&&': { pt: 1 } }}>
        {latex === undefined ? null : (
          // A formula of a text need not be an answer that can be read.
          <SlotNotesContext.Provider value={null}>
            <MathField
              label="Formula"
              value={latex}
              onChange={(typed) => {
                if (typed !== latex) setSource(sourceOfField(typed, source));
              }}
              onEnter={done}
              checkLabel="Done"
              readAs={false}
              startsFocused
              wide
            />
          </SlotNotesContext.Provider>
        )}
        <TextField
          label="Source"
          value={source}
          onChange={setSource}
          autoCapitalize="none"
          spellCheck={false}
          helper="Values of variables stand in {{ }}, in the box above in ⟦ ⟧."
        />
        {shown === undefined ? null : (
          <Shown>
            <Formula latex={shown} />
          </Shown>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" onClick={done}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
