import { useMemo, useState, type ReactNode } from 'react';
import Tab from '@mui/material/Tab';
import { Tabs } from '../../../ui/mui/Tabs.ts';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { FoldContext } from '../preview/fold-context.ts';
import { PhoneTools } from './PhoneTools.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './EditorLayout.module.css';
import phoneToolsCss from './PhoneTools.module.css';

export interface EditorTab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
  /** On a narrow page: buttons of the bar at the foot while this tab is chosen. */
  readonly tools?: ReactNode;
}

const Workbench = part('div', css.workbench);

const Narrow = part('div', css.narrow);

interface EditorLayoutProps {
  tabs: readonly EditorTab[];
  preview: ReactNode;
  health: ReactNode;
  /** Number of problems, shown on the tab of Health. */
  healthCount: number;
  addPart: ReactNode;
  /** Undo and redo, within reach where the head of the page is not. */
  undo: ReactNode;
}

/** Wide: all cards at the left, preview and health at the right, always in view. Narrow: preview on top, parts as tabs. */
export function EditorLayout(props: EditorLayoutProps) {
  const isWide = useMediaQuery('(min-width:1000px)');
  return isWide ? <WideLayout {...props} /> : <NarrowLayout {...props} />;
}

function WideLayout({ tabs, preview, health, addPart }: EditorLayoutProps) {
  const at = tabs.findIndex((tab) => tab.key === 'figures');
  const cards = tabs.map((tab) => <Stack key={tab.key}>{tab.content}</Stack>);
  return (
    <Workbench>
      <div>
        {cards.slice(0, at)}
        {addPart}
        {cards.slice(at)}
      </div>
      <div className={css.side}>
        {preview}
        {health}
      </div>
    </Workbench>
  );
}

const Stack = part('div', css.stack);

function NarrowLayout({ tabs, preview, health, healthCount, addPart, undo }: EditorLayoutProps) {
  const [chosen, setChosen] = useState('question');
  const [isOpen, setIsOpen] = useState(true);
  const fold = useMemo(() => ({ isOpen, toggle: () => setIsOpen(!isOpen) }), [isOpen]);
  const all: readonly EditorTab[] = [
    ...tabs,
    {
      key: 'health',
      label: healthCount === 0 ? t(m.health) : t(m.healthCount, { count: healthCount }),
      content: health,
    },
  ];
  const current = all.find((tab) => tab.key === chosen) ?? all[0];
  return (
    <Narrow>
      <div className={css.preview}>
        <FoldContext value={fold}>{preview}</FoldContext>
        <Tabs
          value={current?.key ?? false}
          onChange={(_, key: string) => setChosen(key)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={t(m.partsOfExercise)}
          className={css.tabs}
        >
          {all.map((tab) => (
            <Tab key={tab.key} value={tab.key} label={tab.label} id={`tab-${tab.key}`} aria-controls="editor-panel" />
          ))}
        </Tabs>
      </div>
      <div className={css.panel} role="tabpanel" id="editor-panel" aria-labelledby={`tab-${current?.key}`}>
        {current?.content}
      </div>
      <PhoneTools aria-label={t(m.tools)}>
        {current?.tools}
        {current?.key === 'question' ? addPart : null}
        <span className={phoneToolsCss.end}>{undo}</span>
      </PhoneTools>
    </Narrow>
  );
}
