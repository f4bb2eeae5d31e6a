import { listLicences } from '@lemma/contracts';
import { useRead } from '../../../api/use-read.ts';
import { CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { part } from '../../../ui/part.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import { endWords } from '../money-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CommercePage.module.css';

const Hint = part('p', css.hint);

/** Licences that teachers and schools have bought. */
export function LicencesPart() {
  const read = useRead(listLicences, {});
  return (
    <SettingsSection title={t(m.licences)} about={t(m.placesTeachersAndSchools)}>
      <Loaded read={read} noun="list" skeleton={<SkeletonBar height={80} />}>
        {({ licences }) =>
          licences.length === 0 ? (
            <EmptyState>{t(m.licencesAppearHereWhen)}</EmptyState>
          ) : (
            <CardRows aria-label={t(m.licences)}>
              {licences.map((one) => (
                <CardRow key={one.id}>
                  <Grow>
                    <b>{one.ownerName.trim() === '' ? t(m.erasedAccount) : one.ownerName}</b>
                    <Hint>
                      {one.itemName} · {t(m.placesUsed, { used: one.used, count: one.places })}
                      {one.endsAt === null
                        ? ''
                        : ` · ${one.isEnded ? t(m.endedWord) : t(m.untilWord)} ${endWords(one.endsAt)}`}
                    </Hint>
                  </Grow>
                </CardRow>
              ))}
            </CardRows>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}
