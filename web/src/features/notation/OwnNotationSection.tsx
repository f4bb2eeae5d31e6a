import { getOwnNotation, setOwnNotation, type NotationChoice } from '@lemma/contracts';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Card, CardBody } from '../../ui/Card.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { SkeletonBar } from '../../ui/waiting/Skeleton.tsx';
import { SettingsSection } from '../people/settings/SettingsSection.tsx';
import { notationOptions } from './notation-words.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

const options: readonly { value: NotationChoice | ''; label: string }[] = [
  { value: '', label: t(m.asEachClassWrites) },
  ...notationOptions,
];

/** How a person writes mathematics: outside classes, and in tasks of classes that allow it. */
export function OwnNotationSection() {
  const toast = useToast();
  const read = useRead(getOwnNotation, {});
  const choose = async (value: NotationChoice | ''): Promise<void> => {
    try {
      const saved = await call(setOwnNotation, { body: { notation: value === '' ? null : value } });
      await read.mutate(saved, { revalidate: false });
      toast.show({ kind: 'success', message: t(m.saved) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <SettingsSection title={t(m.numbers)} hint={t(m.inReviewsAndIn)}>
      <Card as="div">
        <CardBody>
          <Loaded read={read} noun="setting" skeleton={<SkeletonBar height={56} />}>
            {({ notation }) => (
              <SelectField
                label={t(m.howWriteNumbers)}
                helper={t(m.whereClassDecidesFor)}
                value={notation ?? ''}
                options={options}
                onChange={(value) => void choose(value)}
              />
            )}
          </Loaded>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}
