import { useId, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../../ui/dialog/Dialog.tsx';
import { Formula } from '../../../../maths/typesetting/Formula.tsx';
import { keyboardState } from '../../../../maths/keyboard/keyboard-store.ts';
import { MathField } from '../../../../maths/MathField.tsx';
import { SlotNotesContext } from '../../../../maths/typesetting/slot-notes.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { SourceRange } from './pieces/pieces.ts';
import { fieldLatex, fieldValue, shownLatex, sourceOfField, unfenced } from './formula-source.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './FormulaDialog.module.css';

const Shown = part('div', css.shown);

const Values = part('fieldset', css.values);

interface FormulaDialogProps {
  /** With an empty source for a new formula. */
  formula: SourceRange;
  variables: readonly string[];
  onClose: () => void;
  onDone: (source: string) => void;
}

/** A formula of the text in the maths field, with its source beside it: the one follows the other. */
export function FormulaDialog({ formula, variables, onClose, onDone }: FormulaDialogProps): ReactElement {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const isNew = !/^[$`]/.test(formula.source);
  const [source, setSource] = useState(isNew ? `$${formula.source}$` : formula.source);
  const latex = fieldLatex(source);
  const shown = shownLatex(source);
  const done = (): void => {
    onClose();
    if (source !== formula.source && unfenced(source).inner !== '') onDone(source);
  };
  const putIn = (name: string): void => {
    const field = keyboardState().fields.find(({ element }) => content.current?.contains(element));
    field?.insert(fieldValue(name));
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{isNew ? t(m.newFormula) : t(m.editFormula)}</DialogTitle>
      <DialogContent ref={content} className={css.stack}>
        {latex === undefined ? null : (
          // A formula of a text need not be an answer that can be read.
          <SlotNotesContext.Provider value={null}>
            <MathField
              label={t(m.formula)}
              value={latex}
              onChange={(typed) => {
                if (typed !== latex) setSource(sourceOfField(typed, source));
              }}
              onEnter={done}
              checkLabel={t(m.done)}
              readAs={false}
              startsFocused
              wide
            />
          </SlotNotesContext.Provider>
        )}
        {latex === undefined || variables.length === 0 ? null : (
          <Values aria-label={t(m.putInVariable)}>
            {variables.map((name) => (
              <Button
                key={name}
                size="small"
                variant="soft"
                aria-label={t(m.valueOf, { name })}
                // The place in the formula stays where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => putIn(name)}
              >
                <em>{name}</em>
              </Button>
            ))}
          </Values>
        )}
        <TextField
          label={t(m.source)}
          multiline
          maxRows={8}
          value={source}
          onChange={setSource}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          helper={t(m.valuesInBraces, { braces: '{{ }}' })}
        />
        {shown === undefined ? null : (
          <Shown>
            <Formula latex={shown} />
          </Shown>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t(m.cancel)}
        </Button>
        <Button variant="contained" onClick={done}>
          {t(m.done)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
