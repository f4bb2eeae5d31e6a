import { updateNotificationSettings, type BodyOf, type NotificationSettings } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { timeWords } from '../../../dates.ts';
import { Card } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { classes } from '../../../ui/classes.ts';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './NotificationSettings.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: timeWords(new Date(2026, 0, 1, hour).getTime()),
}));
const usualQuiet = { from: 21, until: 7 };

/** Every time zone that this browser knows, with the one that is set. */
function zonesWith(set: string): readonly { readonly value: string; readonly label: string }[] {
  const known = Intl.supportedValuesOf('timeZone');
  const names = known.includes(set) ? known : [set, ...known];
  return names.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

interface MailTimesProps {
  settings: NotificationSettings;
  save: (change: () => Promise<NotificationSettings>) => Promise<void>;
}

/** The times at which mails come: the digest, quiet hours, and their time zone. */
export function MailTimes({ settings, save }: MailTimesProps) {
  const { digest, digestHour, quietHours, timeZone } = settings;
  const change = (body: BodyOf<typeof updateNotificationSettings>) =>
    save(() => call(updateNotificationSettings, { body }));
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <SettingsSection title={t(m.whenMailsCome)} hint={t(m.eachMailLinkEnds)}>
      <Card>
        <div className={css.fields}>
          <SelectField
            label={t(m.digest)}
            value={digest}
            options={[
              { value: 'daily', label: t(m.everyDay) },
              { value: 'weekly', label: t(m.everyMonday) },
            ]}
            onChange={(value) => void change({ digest: value })}
          />
          <SelectField
            label={t(m.digestComesAt)}
            value={String(digestHour)}
            options={hours}
            onChange={(value) => void change({ digestHour: Number(value) })}
          />
          <SelectField
            label={t(m.timeZone)}
            value={zone}
            options={zonesWith(zone)}
            onChange={(value) => void change({ timeZone: value })}
          />
        </div>
        <SwitchRow
          label={t(m.quietHours)}
          about={t(m.mailsWouldComeIn)}
          checked={quietHours !== null}
          onChange={(isOn) => change({ quietHours: isOn ? usualQuiet : null })}
        />
        {quietHours !== null && (
          <div className={classes(css.fields, css.ofSwitch)}>
            <SelectField
              label={t(m.quietFrom)}
              value={String(quietHours.from)}
              options={hours.filter(({ value }) => value !== String(quietHours.until))}
              onChange={(value) => void change({ quietHours: { ...quietHours, from: Number(value) } })}
            />
            <SelectField
              label={t(m.quietUntil)}
              value={String(quietHours.until)}
              options={hours.filter(({ value }) => value !== String(quietHours.from))}
              onChange={(value) => void change({ quietHours: { ...quietHours, until: Number(value) } })}
            />
          </div>
        )}
      </Card>
    </SettingsSection>
  );
}
