import { useId, type ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import css from './SettingsSection.module.css';

const Section = part('section', css.section);

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
