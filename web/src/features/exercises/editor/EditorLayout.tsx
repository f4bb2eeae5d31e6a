import { useMemo, useState, type ReactNode } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { FoldContext } from '../preview/fold-context.ts';
import { PhoneTools, phoneToolsHeight } from './PhoneTools.tsx';

export interface EditorTab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
  /** On a narrow page: buttons of the bar at the foot while this tab is chosen. */
  readonly tools?: ReactNode;
}

const Workbench = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(380px, 468px)',
  gap: 20,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 16, minWidth: 0 },
  // As high as the window at most: a long preview scrolls by itself and Health stays within reach.
  '& > .side': {
    position: 'sticky',
    top: 76,
    maxHeight: 'calc(100dvh - 92px)',
    overflowY: 'auto',
    alignContent: 'start',
  },
});

const Narrow = styled('div')(({ theme }) => ({
  '& .preview': {
    position: 'sticky',
    top: 60,
    zIndex: 20,
    margin: '0 -24px',
    padding: '0 24px',
    background: theme.vars.palette.background.default,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('sm')]: { top: 56, margin: '0 -16px', padding: '0 16px' },
  },
  '& .shown': { maxHeight: '40dvh', overflowY: 'auto', borderRadius: '0 0 10px 10px' },
  '& .panel': { display: 'grid', gap: 16, padding: `16px 0 ${phoneToolsHeight}px` },
  // A focused element is scrolled to where neither the preview nor the tools cover it.
  '& .panel :focus': { scrollMarginBlock: `calc(60px + 40dvh) ${phoneToolsHeight + 16}px` },
  // The tools at the foot do the same.
  '& .panel .adds': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& .shown': { maxHeight: '31dvh' } },
}));

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
  const isWide = useMediaQuery('(min-width:1000px)', { noSsr: true });
  return isWide ? <WideLayout {...props} /> : <NarrowLayout {...props} />;
}

function WideLayout({ tabs, preview, health, addPart }: EditorLayoutProps) {
  const at = tabs.findIndex((tab) => tab.key === 'variables');
  const cards = tabs.map((tab) => <Stack key={tab.key}>{tab.content}</Stack>);
  return (
    <Workbench>
      <div>
        {cards.slice(0, at)}
        {addPart}
        {cards.slice(at)}
      </div>
      <div className="side">
        {preview}
        {health}
      </div>
    </Workbench>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

function NarrowLayout({ tabs, preview, health, healthCount, addPart, undo }: EditorLayoutProps) {
  const [chosen, setChosen] = useState('question');
  const [isOpen, setIsOpen] = useState(true);
  const fold = useMemo(() => ({ isOpen, toggle: () => setIsOpen(!isOpen) }), [isOpen]);
  const all: readonly EditorTab[] = [
    ...tabs,
    { key: 'health', label: healthCount === 0 ? 'Health' : `Health (${healthCount})`, content: health },
  ];
  const current = all.find((tab) => tab.key === chosen) ?? all[0];
  return (
    <Narrow>
      <div className="preview">
        <FoldContext value={fold}>{preview}</FoldContext>
        <Tabs
          value={current?.key ?? false}
          onChange={(_, key: string) => setChosen(key)}
          variant="scrollable"
          scrollButtons={false}
          aria-label="Parts of the exercise"
          sx={{ border: 0 }}
        >
          {all.map((tab) => (
            <Tab key={tab.key} value={tab.key} label={tab.label} id={`tab-${tab.key}`} aria-controls="editor-panel" />
          ))}
        </Tabs>
      </div>
      <div className="panel" role="tabpanel" id="editor-panel" aria-labelledby={`tab-${current?.key}`}>
        {current?.content}
      </div>
      <PhoneTools aria-label="Tools">
        {current?.tools}
        {current?.key === 'question' ? addPart : null}
        <span className="end">{undo}</span>
      </PhoneTools>
    </Narrow>
  );
}
