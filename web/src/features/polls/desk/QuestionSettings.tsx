import type { PollQuestionSettings } from '@lemma/contracts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';

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
  /** Saves the settings. */
  onChange: (changes: Partial<PollQuestionSettings>) => unknown;
}

/** How one question runs. */
export function QuestionSettings({ settings, isWords, onChange }: QuestionSettingsProps) {
  const { seconds } = settings;
  const isListed = timers.some(({ value }) => value === (seconds === null ? '' : String(seconds)));
  return (
    <div>
      <SwitchRow
        isFlush
        about="Vote, discuss, vote again. The answer stays hidden until the end."
        label="Two rounds"
        checked={settings.twoRounds}
        onChange={(twoRounds) => onChange({ twoRounds })}
      />
      <SwitchRow
        isFlush
        about="Bars grow on the wall while votes come in."
        label="Live results"
        checked={settings.liveResults}
        onChange={(liveResults) => onChange({ liveResults })}
      />
      {isWords ? (
        <SwitchRow
          isFlush
          about="Words are on the wall only after you let them through."
          label="Moderated"
          checked={settings.moderated}
          onChange={(moderated) => onChange({ moderated })}
        />
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
