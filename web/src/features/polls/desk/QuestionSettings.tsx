import type { PollQuestionSettings } from '@lemma/contracts';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { SelectField } from '../../../ui/SelectField.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '14px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& label': { fontWeight: 600, fontSize: 15, lineHeight: '20px' },
  '& p': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
}));

interface SwitchRowProps {
  label: string;
  children: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch with what it means. */
export function SwitchRow({ label, children, checked, disabled = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Row>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-help`}>{children}</p>
      </div>
      <Switch
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        slotProps={{ input: { id, 'aria-describedby': `${id}-help` } }}
      />
    </Row>
  );
}

const timers = [
  { value: '', label: 'No timer' },
  ...[15, 30, 45, 60, 90, 120, 180, 300].map((seconds) => ({
    value: String(seconds),
    label: seconds < 90 ? `${seconds} seconds` : `${seconds / 60} minutes`,
  })),
];

interface QuestionSettingsProps {
  settings: PollQuestionSettings;
  /** Answers are typed words. */
  isWords: boolean;
  onChange: (changes: Partial<PollQuestionSettings>) => void;
}

/** How one question runs. */
export function QuestionSettings({ settings, isWords, onChange }: QuestionSettingsProps) {
  const { seconds } = settings;
  const isListed = timers.some(({ value }) => value === (seconds === null ? '' : String(seconds)));
  return (
    <div>
      <SwitchRow label="Two rounds" checked={settings.twoRounds} onChange={(twoRounds) => onChange({ twoRounds })}>
        Vote, discuss, vote again. The answer stays hidden until the end.
      </SwitchRow>
      <SwitchRow
        label="Live results"
        checked={settings.liveResults}
        onChange={(liveResults) => onChange({ liveResults })}
      >
        Bars grow on the wall while votes come in.
      </SwitchRow>
      {isWords ? (
        <SwitchRow label="Moderated" checked={settings.moderated} onChange={(moderated) => onChange({ moderated })}>
          Words are on the wall only after you let them through.
        </SwitchRow>
      ) : null}
      <SelectField
        label="Timer"
        value={seconds === null ? '' : String(seconds)}
        options={isListed ? timers : [...timers, { value: String(seconds), label: `${seconds} seconds` }]}
        onChange={(value) => onChange({ seconds: value === '' ? null : Number(value) })}
      />
    </div>
  );
}
