import { lazy, Suspense, useImperativeHandle, useRef, useState, type ReactElement } from 'react';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { Sigma } from 'lucide-react';
import { TextField, type TextFieldProps } from '../../../ui/fields/TextField.tsx';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import type { SourceRange } from '../../exercises/editor/source/pieces/pieces.ts';
import type { SourceCommands } from '../../exercises/editor/source/source-commands.ts';
import { SourceToolbar } from '../../exercises/editor/source/SourceToolbar.tsx';
import { inputCommands } from './input-commands.ts';
import { part } from '../../../ui/part.ts';
import { inSentence } from '../../../words/in-sentence.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './MathsTextField.module.css';

const FormulaDialog = lazy(async () => ({
  default: (await import('../../exercises/editor/source/FormulaDialog.tsx')).FormulaDialog,
}));

const Written = part('div', css.written);

const noVariables: readonly string[] = [];

/**
 * A text with formulas as teachers write them in exercises: a toolbar above a text of several lines, a button in the
 * box of a short one; both open the maths field.
 */
export function MathsTextField(props: TextFieldProps): ReactElement {
  const box = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const onChange = useLatest((value: string) => props.onChange(value));
  const commands = useRef<SourceCommands>(null);
  useImperativeHandle(commands, () => inputCommands(() => box.current, onChange), [onChange]);
  const [formula, setFormula] = useState<SourceRange>();
  const editFormula = () => setFormula(commands.current?.formula());
  const label = t(m.formulaIn, { name: inSentence(props.label) });
  return (
    <Written>
      {props.multiline === true ? (
        <SourceToolbar
          label={t(m.putInto, { name: props.label })}
          commands={commands}
          variables={noVariables}
          onFormula={editFormula}
        />
      ) : null}
      <TextField
        {...props}
        inputRef={box}
        endAdornment={
          props.multiline === true ? undefined : (
            <Tooltip title={label}>
              <IconButton size="small" className={css.sign} aria-label={label} onClick={editFormula}>
                <Sigma aria-hidden size={18} />
              </IconButton>
            </Tooltip>
          )
        }
      />
      {formula === undefined ? null : (
        <Suspense fallback={null}>
          <FormulaDialog
            formula={formula}
            variables={noVariables}
            onClose={() => setFormula(undefined)}
            onDone={(source) => commands.current?.replace(formula, source)}
          />
        </Suspense>
      )}
    </Written>
  );
}
