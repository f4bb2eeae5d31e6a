import { useState } from 'react';
import { chooseColourMode, colourMode, type ColourMode } from '../../../theme/colour-mode.ts';
import { PickCards } from '../../../ui/fields/PickCards.tsx';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const modes = [
  { value: 'system', label: 'Like my device', outcome: 'Changes when your device does.' },
  { value: 'light', label: 'Light', outcome: 'Dark text on a light page.' },
  { value: 'dark', label: 'Dark', outcome: 'Light text on a dark page.' },
] as const;

/** K06: the colour mode follows the system unless somebody wants it otherwise here. */
export function PreferencesSection() {
  const [mode, setMode] = useState(colourMode);
  const choose = (chosen: ColourMode): void => {
    chooseColourMode(chosen);
    setMode(chosen);
  };
  return (
    <SettingsSection title="Preferences" hint="Kept in this browser.">
      <Card as="div">
        <CardBody>
          <PickCards legend="Colours" value={mode} options={modes} onChange={choose} />
        </CardBody>
      </Card>
    </SettingsSection>
  );
}
