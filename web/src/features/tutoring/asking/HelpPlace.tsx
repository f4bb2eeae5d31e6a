import type { ComponentProps } from 'react';
import { later } from '../../../ui/later.tsx';
import type { HelpFromPeople as Help } from './HelpFromPeople.tsx';

const HelpFromPeople = later(async () => (await import('./HelpFromPeople.tsx')).HelpFromPeople);

/** The place under a question for help from people; what fills it is loaded when there is something to fill it with. */
export function HelpPlace(props: ComponentProps<typeof Help>) {
  const { help, isOpen } = props.asking;
  if (help === undefined || (!isOpen && help.threads.length === 0 && help.published.length === 0)) return null;
  return <HelpFromPeople {...props} />;
}
