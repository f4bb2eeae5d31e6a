import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { KeyboardButton } from '../../../maths/KeyboardButton.tsx';
import { MathField } from '../../../maths/MathField.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
    <Panel role="group" aria-label={t(m.formula)}>
      <div className={css.field}>
        <MathField
          label={t(m.formula)}
          value={latex}
          onChange={setLatex}
          onEnter={insert}
          checkLabel={t(m.insert)}
          readAs={false}
          startsFocused
          wide
        />
      </div>
      <KeyboardButton />
      <Button variant="soft" disabled={latex.trim() === ''} onClick={insert}>
        {t(m.insert)}
      </Button>
    </Panel>
  );
}
