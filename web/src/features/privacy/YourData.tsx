import { exportMyData } from '@lemma/contracts';
import { useState } from 'react';
import { Download, Trash2 } from 'lucide-react';
import { Button } from '../../ui/pressing/Button.tsx';
import { addressOf } from '../../api/address.ts';
import { Card, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { SettingsSection } from '../people/settings/SettingsSection.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { part } from '../../ui/part.ts';
import css from './YourData.module.css';

const Text = part(Grow, css.text);

/** Everything about a person to take along, or to remove. */
export function YourDataSection() {
  const [isErasing, setIsErasing] = useState(false);
  return (
    <SettingsSection title="Your data" hint="What is stored about you is yours: take it along, or have it removed.">
      <Card as="div">
        <CardRows>
          <CardRow className={css.wrapping}>
            <Text>
              <b>Download your data</b>
              <small>Your account, classes, answers and results, as pages to read and as a file for programs.</small>
            </Text>
            <Button component="a" href={addressOf(exportMyData)} download startIcon={<Download aria-hidden />}>
              Download
            </Button>
          </CardRow>
          <CardRow className={css.wrapping}>
            <Text>
              <b>Erase your account</b>
              <small>Your name, address and everything you wrote are removed. There is no way back.</small>
            </Text>
            <Button color="error" onClick={() => setIsErasing(true)} startIcon={<Trash2 aria-hidden />}>
              Erase account
            </Button>
          </CardRow>
        </CardRows>
      </Card>
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} />}
    </SettingsSection>
  );
}
