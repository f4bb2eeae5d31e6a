import type { PollQuestionKind } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import type { Dispatch, SetStateAction } from 'react';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { deskKinds } from '../kinds/desk-kinds.ts';
import type { QuestionDraft } from '../kinds/question-draft.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  '& .wall': {
    display: 'grid',
    gap: 2,
    padding: '12px 16px',
    borderRadius: 10,
    background: theme.vars.palette.lemma.sunken,
    fontSize: 18,
    lineHeight: '28px',
    overflowX: 'auto',
  },
  '& .wall small': { fontSize: 13, lineHeight: '18px', fontWeight: 600, color: theme.vars.palette.text.secondary },
}));

interface QuestionFormProps {
  draft: QuestionDraft;
  onChange: Dispatch<SetStateAction<QuestionDraft>>;
  errors: Readonly<Record<string, string>>;
  onClear: (field: string) => void;
}

/** A question as it is typed, with a preview of the wall. */
export function QuestionForm({ draft, onChange, errors, onClear }: QuestionFormProps) {
  const set = <K extends keyof QuestionDraft>(field: K, value: QuestionDraft[K]) => {
    onClear(`question.${field}`);
    onChange((last) => ({ ...last, [field]: value }));
  };
  const { promptHelp = 'Formulas between $ signs.', Fields: KindFields } = deskKinds[draft.kind];
  return (
    <Fields>
      <SelectField
        label="Kind"
        value={draft.kind}
        options={(Object.keys(deskKinds) as PollQuestionKind[]).map((value) => ({
          value,
          label: deskKinds[value].name,
        }))}
        onChange={(value) => set('kind', value)}
      />
      <TextField
        label="Question"
        value={draft.prompt}
        error={errors['question.prompt']}
        helper={promptHelp}
        multiline
        minRows={2}
        maxRows={10}
        onChange={(value) => set('prompt', value)}
      />
      {draft.prompt.trim() === '' ? null : (
        <div className="wall">
          <small>On the wall</small>
          <MathText source={draft.prompt} />
        </div>
      )}
      {KindFields === undefined ? null : <KindFields draft={draft} onChange={onChange} set={set} errors={errors} />}
    </Fields>
  );
}
