import { useColorScheme } from '@mui/material/styles';
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
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <SettingsSection title="Preferences" hint="Kept in this browser.">
      <Card as="div">
        <CardBody>
          <PickCards legend="Colours" value={mode} options={modes} onChange={setMode} />
        </CardBody>
      </Card>
    </SettingsSection>
  );
}
