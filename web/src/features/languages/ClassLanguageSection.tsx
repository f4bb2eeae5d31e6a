import { updateClassroom } from '@lemma/contracts';
import type { LanguageTag } from '@lemma/contracts/messages';
import { call } from '../../api/call.ts';
import { CardBody } from '../../ui/Card.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useLanguageOptions } from '../../words/choice.ts';
import { t } from '../../words/say.tsx';
import { useTaughtClassroom } from '../classrooms/classroom-context.ts';
import { useClassAct } from '../classrooms/use-class-act.ts';
import { SettingsSection } from '../classrooms/settings/SettingsSection.tsx';
import * as m from './messages.ts';

/** The language of a class, for learners who have chosen none; nothing where there is only one. */
export function ClassLanguageSection() {
  const { classroom, keep } = useTaughtClassroom();
  const act = useClassAct();
  const options = useLanguageOptions();
  if (options.length === 0) return null;
  const choose = (value: LanguageTag | ''): void =>
    void act(async () => {
      const body = { language: value === '' ? null : value };
      await keep(await call(updateClassroom, { params: { classId: classroom.id }, body }));
    }, t(m.saved));
  return (
    <SettingsSection title={t(m.language)} about={t(m.forLearnersWithout)}>
      <CardBody>
        <SelectField
          label={t(m.language)}
          value={classroom.language ?? ''}
          options={[{ value: '', label: t(m.asLearnersBrowsers) }, ...options]}
          disabled={classroom.isReadOnly}
          onChange={choose}
        />
      </CardBody>
    </SettingsSection>
  );
}
