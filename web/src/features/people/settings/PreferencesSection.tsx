import { useState } from 'react';
import { chooseColourMode, colourMode, type ColourMode } from '../../../theme/colour-mode.ts';
import { PickCards } from '../../../ui/fields/PickCards.tsx';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const modes = [
  { value: 'system', label: t(m.likeDevice), outcome: t(m.changesWithDevice) },
  { value: 'light', label: t(m.light), outcome: t(m.lightMeans) },
  { value: 'dark', label: t(m.dark), outcome: t(m.darkMeans) },
] as const;

/** K06: the colour mode follows the system unless somebody wants it otherwise here. */
export function PreferencesSection() {
  const [mode, setMode] = useState(colourMode);
  const choose = (chosen: ColourMode): void => {
    chooseColourMode(chosen);
    setMode(chosen);
  };
  return (
    <SettingsSection title={t(m.preferences)} hint={t(m.keptInBrowser)}>
      <Card as="div">
        <CardBody>
          <PickCards legend={t(m.colours)} value={mode} options={modes} onChange={choose} />
        </CardBody>
      </Card>
    </SettingsSection>
  );
}
