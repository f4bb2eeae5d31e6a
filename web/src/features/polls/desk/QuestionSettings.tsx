import type { PollQuestionSettings } from '@lemma/contracts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const timers = [
  { value: '', label: t(m.noTimer) },
  ...[15, 30, 45, 60, 90, 120, 180, 300].map((seconds) => ({
    value: String(seconds),
    label: seconds < 90 ? t(m.seconds, { seconds: seconds ?? 0 }) : t(m.minutes, { number: seconds / 60 }),
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
        about={t(m.voteDiscussVoteAgain)}
        label={t(m.twoRounds)}
        checked={settings.twoRounds}
        onChange={(twoRounds) => onChange({ twoRounds })}
      />
      <SwitchRow
        isFlush
        about={t(m.barsGrowOnWall)}
        label={t(m.liveResults)}
        checked={settings.liveResults}
        onChange={(liveResults) => onChange({ liveResults })}
      />
      {isWords ? (
        <SwitchRow
          isFlush
          about={t(m.wordsOnWallOnly)}
          label={t(m.moderated)}
          checked={settings.moderated}
          onChange={(moderated) => onChange({ moderated })}
        />
      ) : null}
      <SelectField
        label={t(m.timer)}
        value={seconds === null ? '' : String(seconds)}
        options={
          isListed ? timers : [...timers, { value: String(seconds), label: t(m.seconds, { seconds: seconds ?? 0 }) }]
        }
        onChange={(value) => onChange({ seconds: value === '' ? null : Number(value) })}
      />
    </div>
  );
}
