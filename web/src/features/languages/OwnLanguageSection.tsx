import { getOwnLanguage, setOwnLanguage } from '@lemma/contracts';
import type { LanguageTag } from '@lemma/contracts/messages';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Card, CardBody } from '../../ui/Card.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { SkeletonBar } from '../../ui/waiting/Skeleton.tsx';
import { loadInLanguage, useLanguageOptions } from '../../words/choice.ts';
import { t } from '../../words/say.tsx';
import { SettingsSection } from '../people/settings/SettingsSection.tsx';
import * as m from './messages.ts';

/** The language that a person has chosen for pages and mails. */
export function OwnLanguageSection() {
  const toast = useToast();
  const read = useRead(getOwnLanguage, {});
  const options = useLanguageOptions();
  const choose = async (value: LanguageTag | ''): Promise<void> => {
    try {
      await call(setOwnLanguage, { body: { language: value === '' ? null : value } });
      await loadInLanguage();
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <SettingsSection title={t(m.language)} hint={t(m.ofPagesAndMails)}>
      <Card as="div">
        <CardBody>
          <Loaded read={read} noun="setting" skeleton={<SkeletonBar height={56} />}>
            {({ language }) => (
              <SelectField
                label={t(m.language)}
                helper={t(m.pageLoadsAnew)}
                value={language ?? ''}
                options={[{ value: '', label: t(m.asClassOrBrowser) }, ...options]}
                onChange={(value) => void choose(value)}
              />
            )}
          </Loaded>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}
