import { exportMyData } from '@lemma/contracts';
import { useState } from 'react';
import { Download, Trash2 } from 'lucide-react';
import { Button } from '../../ui/pressing/Button.tsx';
import { addressOf } from '../../api/address.ts';
import { Card, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { SettingsSection } from '../people/settings/SettingsSection.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './YourData.module.css';

const Text = part(Grow, css.text);

/** Everything about a person to take along, or to remove. */
export function YourDataSection() {
  const [isErasing, setIsErasing] = useState(false);
  return (
    <SettingsSection title={t(m.yourData)} hint={t(m.yourDataMeans)}>
      <Card as="div">
        <CardRows>
          <CardRow className={css.wrapping}>
            <Text>
              <b>{t(m.downloadData)}</b>
              <small>{t(m.downloadMeans)}</small>
            </Text>
            <Button component="a" href={addressOf(exportMyData)} download startIcon={<Download aria-hidden />}>
              {t(m.download)}
            </Button>
          </CardRow>
          <CardRow className={css.wrapping}>
            <Text>
              <b>{t(m.eraseYourAccount)}</b>
              <small>{t(m.eraseMeans)}</small>
            </Text>
            <Button color="error" onClick={() => setIsErasing(true)} startIcon={<Trash2 aria-hidden />}>
              {t(m.eraseAccountButton)}
            </Button>
          </CardRow>
        </CardRows>
      </Card>
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} />}
    </SettingsSection>
  );
}
