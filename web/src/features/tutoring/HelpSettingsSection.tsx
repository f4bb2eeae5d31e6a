import { getHelpSettings, setHelpSettings, type HelpSettings } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { useForm } from '../../api/form/use-form.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { CardBody } from '../../ui/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { FormProblem } from '../../ui/fields/FormProblem.tsx';
import { SwitchRow } from '../../ui/fields/SwitchRow.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { SkeletonBar } from '../../ui/waiting/Skeleton.tsx';
import { SettingsSection } from '../classrooms/settings/SettingsSection.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './HelpSettingsSection.module.css';

interface HelpSettingsSectionProps {
  classId: string;
  isReadOnly: boolean;
}

/** M08: whether learners may ask, when they can expect answers, and whether the class may see questions. */
export function HelpSettingsSection({ classId, isReadOnly }: HelpSettingsSectionProps) {
  const read = useRead(getHelpSettings, { classId });
  return (
    <SettingsSection title={t(m.questionsHead)} about={t(m.askedFromInside)}>
      <Loaded read={read} noun="setting" skeleton={<SkeletonBar height={180} />}>
        {(settings) => (
          <Settings
            key={settings.expected}
            settings={settings}
            classId={classId}
            isReadOnly={isReadOnly}
            onSaved={(saved) => read.mutate(saved, { revalidate: false })}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}

interface SettingsProps extends HelpSettingsSectionProps {
  settings: HelpSettings;
  onSaved: (saved: HelpSettings) => Promise<unknown>;
}

function Settings({ settings, classId, isReadOnly, onSaved }: SettingsProps) {
  const toast = useToast();
  const form = useForm({ expected: settings.expected });
  const save = async (changes: Partial<HelpSettings>): Promise<void> => {
    const saved = await form.submit(setHelpSettings, { params: { classId }, body: { ...settings, ...changes } });
    if (saved === undefined) return;
    await onSaved(saved);
    toast.show({ kind: 'success', message: t(m.saved) });
  };
  const isChanged = form.values.expected.trim() !== settings.expected;
  return (
    <>
      <SwitchRow
        label={t(m.mayAsk)}
        about={t(m.inPractice)}
        checked={settings.isOn}
        disabled={isReadOnly}
        onChange={(isOn) => save({ isOn })}
      />
      <SwitchRow
        label={t(m.mayBeShown)}
        about={t(m.byTeacherWithoutName)}
        checked={settings.mayPublish}
        disabled={isReadOnly}
        onChange={(mayPublish) => save({ mayPublish })}
      />
      <CardBody>
        <Form state={form} label={t(m.whenYouAnswer)} onSubmit={() => save(form.values)} className={css.form}>
          <TextField
            label={t(m.youAnswer)}
            placeholder={t(m.whenExample)}
            helper={t(m.readWhereAsked)}
            maxLength={120}
            disabled={isReadOnly}
            {...form.field('expected')}
          />
          <FormProblem state={form} />
          <div>
            <Button type="submit" disabled={isReadOnly || form.isSending || !isChanged}>
              {t(m.save)}
            </Button>
          </div>
        </Form>
      </CardBody>
    </>
  );
}
