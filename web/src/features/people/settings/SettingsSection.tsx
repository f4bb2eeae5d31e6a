import { useId, type ReactNode } from 'react';
import { part } from '../../../ui/part.ts';
import css from './SettingsSection.module.css';

const Section = part('section', css.section);

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
