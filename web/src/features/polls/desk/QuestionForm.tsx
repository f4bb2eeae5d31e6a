import type { PollQuestionKind } from '@lemma/contracts';
import type { Dispatch, SetStateAction } from 'react';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { MathsTextField } from '../writing/MathsTextField.tsx';
import { deskKinds } from '../kinds/desk-kinds.ts';
import type { QuestionDraft } from '../kinds/question-draft.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './QuestionForm.module.css';

const Fields = part('div', css.fields);

interface QuestionFormProps {
  draft: QuestionDraft;
  onChange: Dispatch<SetStateAction<QuestionDraft>>;
  errors: Readonly<Record<string, string>>;
  onClear: (field: string) => void;
}

/** A question as it is typed, with a preview of the wall. */
export function QuestionForm({ draft, onChange, errors, onClear }: QuestionFormProps) {
  const set = <K extends keyof QuestionDraft>(field: K, value: QuestionDraft[K], at: string = field) => {
    onClear(`question.${at}`);
    onChange((last) => ({ ...last, [field]: value }));
  };
  const { promptHelp = t(m.formulasBetweenSigns), Fields: KindFields } = deskKinds[draft.kind];
  return (
    <Fields>
      <SelectField
        label={t(m.kind)}
        value={draft.kind}
        options={(Object.keys(deskKinds) as PollQuestionKind[]).map((value) => ({
          value,
          label: deskKinds[value].name,
        }))}
        onChange={(value) => set('kind', value)}
      />
      <MathsTextField
        label={t(m.question)}
        value={draft.prompt}
        error={errors['question.prompt']}
        helper={promptHelp}
        multiline
        minRows={2}
        maxRows={10}
        onChange={(value) => set('prompt', value)}
      />
      {draft.prompt.trim() === '' ? null : (
        <div className={css.wall}>
          <small>{t(m.onWallWords)}</small>
          <MathText source={draft.prompt} />
        </div>
      )}
      {KindFields === undefined ? null : <KindFields draft={draft} onChange={onChange} set={set} errors={errors} />}
    </Fields>
  );
}
