import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { KeyboardButton } from '../../../maths/KeyboardButton.tsx';
import { MathField } from '../../../maths/MathField.tsx';
import { part } from '../../../ui/part.ts';
import css from './FormulaPanel.module.css';

const Panel = part('div', css.panel);

/** The field and keyboard of answers, for a formula in a message. */
export function FormulaPanel({ onInsert }: { onInsert: (latex: string) => void }) {
  const [latex, setLatex] = useState('');
  const insert = (): void => {
    if (latex.trim() === '') return;
    onInsert(latex.trim());
    setLatex('');
  };
  return (
    <Panel role="group" aria-label="Formula">
      <div className={css.field}>
        <MathField
          label="Formula"
          value={latex}
          onChange={setLatex}
          onEnter={insert}
          checkLabel="Insert"
          readAs={false}
          startsFocused
          wide
        />
      </div>
      <KeyboardButton />
      <Button variant="soft" disabled={latex.trim() === ''} onClick={insert}>
        Insert
      </Button>
    </Panel>
  );
}
