import {
  countNotifications,
  getNotificationSettings,
  notificationGroups,
  setNotificationKind,
  type MailChoice,
  type NotificationGroup,
  type NotificationSettings as Settings,
} from '@lemma/contracts';
import { Switch } from '../../../ui/input/Toggles.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { keepRead, readAgain, useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { MailTimes } from './MailTimes.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './NotificationSettings.module.css';

type Row = Settings['kinds'][number];

const mailOptions: readonly { readonly value: MailChoice; readonly label: string }[] = [
  { value: 'immediately', label: t(m.immediately) },
  { value: 'digest', label: t(m.inDigest) },
  { value: 'never', label: t(m.never) },
];

/** The settings of the kinds, and of where and when each is shown or mailed; each change is saved separately. */
export function NotificationSettings({ labels }: { labels: Readonly<Record<NotificationGroup, string>> }) {
  const read = useRead(getNotificationSettings, {});
  const toast = useToast();
  const save = async (change: () => Promise<Settings>): Promise<void> => {
    try {
      await keepRead(getNotificationSettings, {}, await change());
      // The bell counts only the kinds that are shown.
      await readAgain(countNotifications, {});
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
      await read.mutate();
    }
  };
  return (
    <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingSettings)} rows={5} />}>
      {(settings) => (
        <>
          {settings.noMailsBecause !== null && (
            <Note
              tone="information"
              title={settings.noMailsBecause === 'no-address' ? t(m.noAddress) : t(m.addressNotConfirmed)}
            />
          )}
          {groupsOf(settings).map(({ group, rows }, _, { length }) => (
            <SettingsSection
              key={group}
              title={length === 1 ? t(m.whatYouGet) : t(m.notificationsGroup, { group: labels[group] })}
              hint={t(m.eachKindCanBe)}
            >
              <KindTable
                rows={rows}
                onChange={({ kind, isShown, mail }) =>
                  void save(() => call(setNotificationKind, { body: { kind, isShown, mail } }))
                }
              />
            </SettingsSection>
          ))}
          <MailTimes settings={settings} save={save} />
        </>
      )}
    </Loaded>
  );
}

/** The groups that hold something for this person. */
const groupsOf = ({ kinds }: Settings) =>
  notificationGroups
    .map((group) => ({ group, rows: kinds.filter((row) => row.group === group) }))
    .filter(({ rows }) => rows.length > 0);

function KindTable({ rows, onChange }: { rows: readonly Row[]; onChange: (row: Row) => void }) {
  return (
    <Card>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t(m.notification)}</th>
            <th scope="col">{t(m.here)}</th>
            <th scope="col">{t(m.byMail)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kind}>
              <th scope="row">{row.label}</th>
              <td data-column={t(m.here)}>
                <Switch
                  checked={row.isShown}
                  onChange={(_, isShown) => onChange({ ...row, isShown })}
                  aria-label={t(m.showHere, { kind: row.label })}
                />
              </td>
              <td data-column={t(m.byMail)}>
                <SelectField
                  label={t(m.byMailKind, { kind: row.label })}
                  hideLabel
                  value={row.mail}
                  options={mailOptions}
                  onChange={(mail) => onChange({ ...row, mail })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
