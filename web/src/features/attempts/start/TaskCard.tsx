import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import css from './TaskCard.module.css';

const Surface = part(Card, css.surface);

interface TaskCardProps {
  head: ReactNode;
  children?: ReactNode;
  foot: ReactNode;
}

/** One card with a head, what is to be said, and the action: before and after a task. */
export function TaskCard({ head, children, foot }: TaskCardProps) {
  return (
    <Surface as="article">
      <header>{head}</header>
      {children}
      <footer>{foot}</footer>
    </Surface>
  );
}
