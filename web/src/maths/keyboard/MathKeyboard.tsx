import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ChevronDown, Lightbulb, Undo2 } from 'lucide-react';
import { KeyButton } from './KeyButton.tsx';
import { nearestInDirection } from './grid-focus.ts';
import type { KeyPage, PageId } from './key-pages.ts';
import { Panel, Tips } from './keyboard-style.ts';
import { hideKeyboard, keyboardAttribute, useKeyboard } from './keyboard-store.ts';
import type { KeyboardTarget } from './keyboard-store.ts';
import type { Key } from './keys.ts';
import { exerciseRow } from './first-row/exercise-row.ts';
import { ExerciseRow } from './first-row/ExerciseRow.tsx';
import { keyPages } from './layout.ts';
import { useDock, useHideOutside } from './use-dock.ts';
import { classes } from '../../ui/classes.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './MathKeyboard.module.css';
import keyboardStyleCss from './keyboard-style.module.css';

/** Buttons of the panel leave the focus in the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The maths keyboard, docked at the foot of the page; it types into the field that has the focus, or had it last. */
export function MathKeyboard({ target }: { target: KeyboardTarget }): ReactElement {
  const panel = useRef<HTMLElement>(null);
  const [pageId, setPageId] = useState<PageId>('numbers');
  const [capitals, setCapitals] = useState(false);
  useDock(panel, target);
  useHideOutside(target);

  const { hints, notation, checkLabel } = target;
  const pages = useMemo(
    () => keyPages({ hints, notation, checkLabel, capitals }),
    [hints, notation, checkLabel, capitals],
  );
  const firstRow = useMemo(() => exerciseRow(hints, notation), [hints, notation]);
  const page = pages.find((other) => other.id === pageId) ?? pages[0];

  const handleKey = (key: Key): void => {
    const { action } = key;
    if ('insert' in action) target.insert(action.insert);
    else if ('type' in action) target.type(action.type);
    else if (action.command === 'check') target.submit();
    else if (action.command === 'shift') setCapitals((on) => !on);
    else target.run(action.command);
    if (capitals && 'insert' in action) setCapitals(false);
  };

  return createPortal(
    <Panel ref={panel} aria-label={t(m.mathsKeyboard)} {...{ [keyboardAttribute]: true }}>
      <div className={keyboardStyleCss.inner}>
        <div dir="ltr" role="presentation" onKeyDown={(event) => moveByArrow(event, panel.current)}>
          <div className={keyboardStyleCss.tabs}>
            <PageTabs pages={pages} current={page?.id} onChoose={setPageId} />
            <span className={keyboardStyleCss.space} />
            <HelpKey />
            <button
              type="button"
              aria-label={t(m.undo)}
              onMouseDown={keepFocus}
              onPointerDown={keepFocus}
              onClick={() => target.run('undo')}
            >
              <Undo2 aria-hidden />
            </button>
            <button
              type="button"
              aria-label={t(m.hideKeyboard)}
              onMouseDown={keepFocus}
              onPointerDown={keepFocus}
              onClick={hideKeyboard}
            >
              <ChevronDown aria-hidden className={css.sign} />
            </button>
          </div>
          <ExerciseRow keys={firstRow} onKey={handleKey} />
          {page === undefined ? null : <PageKeys page={page} capitals={capitals} onKey={handleKey} />}
        </div>
        <TypingTips />
      </div>
    </Panel>,
    document.body,
  );
}

/** The hint, while the page's own button for it is covered; on wide screens that stays to be seen. */
function HelpKey(): ReactElement | null {
  const { help } = useKeyboard();
  if (help === undefined) return null;
  return (
    <button
      type="button"
      className={keyboardStyleCss.help}
      aria-label={help.label}
      onMouseDown={keepFocus}
      onPointerDown={keepFocus}
      onClick={help.run}
    >
      <Lightbulb aria-hidden className={css.sign} />
    </button>
  );
}

interface PageTabsProps {
  pages: readonly KeyPage[];
  current: PageId | undefined;
  onChoose: (page: PageId) => void;
}

function PageTabs({ pages, current, onChoose }: PageTabsProps): ReactElement {
  return (
    <div role="tablist" aria-label={t(m.keyboardPages)}>
      {pages.map((page) => (
        <button
          key={page.id}
          type="button"
          role="tab"
          aria-selected={page.id === current}
          aria-label={`${page.tab} ${page.name}`}
          aria-controls="maths-keyboard-page"
          tabIndex={page.id === current ? 0 : -1}
          onMouseDown={keepFocus}
          onPointerDown={keepFocus}
          onClick={() => onChoose(page.id)}
        >
          {page.tab}
        </button>
      ))}
    </div>
  );
}

const letterRows = [undefined, keyboardStyleCss.second, keyboardStyleCss.third, keyboardStyleCss.last];

interface PageKeysProps {
  page: KeyPage;
  capitals: boolean;
  onKey: (key: Key) => void;
}

function PageKeys({ page, capitals, onKey }: PageKeysProps): ReactElement {
  const rows: ReactNode[] = page.rows.map((row, rowIndex) => (
    <div
      key={rowIndex}
      className={classes(
        keyboardStyleCss.row,
        page.id === 'letters' && keyboardStyleCss.letters,
        page.id === 'letters' && letterRows[rowIndex],
      )}
    >
      {row.map((key, index) => (
        <KeyButton
          key={`${key.name} ${index}`}
          keyOf={key}
          onKey={onKey}
          edge={index < 2 ? 'start' : index > row.length - 3 ? 'end' : undefined}
          tabIndex={rowIndex === 0 && index === 0 ? 0 : -1}
          pressedState={'command' in key.action && key.action.command === 'shift' ? capitals : undefined}
        />
      ))}
    </div>
  ));
  return (
    <div role="tabpanel" id="maths-keyboard-page" aria-label={page.name}>
      {rows}
    </div>
  );
}

/** Arrow keys go from key to key; Tab goes from the tabs to the first row to the page. */
function moveByArrow(event: KeyboardEvent, panel: HTMLElement | null): void {
  const from = event.target as HTMLElement;
  const selector = from.getAttribute('role') === 'tab' ? '[role="tab"]' : '[data-key]';
  const buttons = [...(panel?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const next = nearestInDirection(
    buttons.map((button) => button.getBoundingClientRect()),
    buttons.indexOf(from),
    event.key,
  );
  const chosen = next === undefined ? undefined : buttons[next];
  if (chosen === undefined) return;
  event.preventDefault();
  chosen.focus();
  if (selector === '[role="tab"]') chosen.click();
}

const tips = [
  ['/', t(m.tipFraction)],
  ['^', t(m.tipPower)],
  ['sqrt', t(m.tipRoot)],
  ['pi', 'π'],
  ['>=', '≥'],
  [t(m.keySpace), t(m.tipLeavePower)],
  [t(m.keyTab), t(m.tipNextBox)],
  [t(m.keyEnter), t(m.tipCheck)],
  [t(m.esc), t(m.tipHideKeyboard)],
] as const;

function TypingTips(): ReactElement {
  return (
    <Tips>
      <b>{t(m.orJustType)}</b>
      <dl>
        {tips.map(([key, meaning]) => (
          <TipRow key={key} name={key} meaning={meaning} />
        ))}
      </dl>
    </Tips>
  );
}

function TipRow({ name, meaning }: { name: string; meaning: string }): ReactElement {
  return (
    <>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{meaning}</dd>
    </>
  );
}
