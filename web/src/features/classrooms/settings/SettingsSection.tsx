import { useId, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Card } from '../../../ui/Card.tsx';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  gap: 40,
  paddingBlock: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > header h2': { fontSize: 16, lineHeight: '24px', fontWeight: 650 },
  '& > header p': {
    marginTop: 4,
    fontSize: 14,
    lineHeight: '20px',
    color: theme.vars.palette.text.secondary,
    textWrap: 'pretty',
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, paddingBlock: 24 },
}));

interface SettingsSectionProps {
  title: string;
  /** One plain sentence. */
  about: string;
  children: ReactNode;
}

/** A heading with one sentence at the left, one card at the right; above each other on a phone. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </header>
      <Card as="div">{children}</Card>
    </Section>
  );
}
