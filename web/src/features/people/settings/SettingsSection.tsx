import { useId, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  gap: 40,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  '& > header h2': { fontSize: 16, lineHeight: '24px', fontWeight: 650 },
  '& > header p': { fontSize: 14, lineHeight: '20px', marginTop: 4, color: theme.vars.palette.text.secondary },
}));

interface SettingsSectionProps {
  title: string;
  /** One plain sentence. */
  hint: ReactNode;
  children: ReactNode;
}

/** One subject of a settings page: what it is at the left, the card at the right. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{hint}</p>
      </header>
      {children}
    </Section>
  );
}
