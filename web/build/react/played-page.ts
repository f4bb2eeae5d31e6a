import type * as ReactModule from 'react';
import type { createPortal, flushSync } from 'react-dom';
import type { createRoot } from 'react-dom/client';

export interface LoadedReact {
  readonly react: typeof ReactModule;
  readonly dom: { readonly createPortal: typeof createPortal; readonly flushSync: typeof flushSync };
  readonly client: { readonly createRoot: typeof createRoot };
}

type Note = (seen: string) => void;
type Store = ReturnType<typeof createStore>;

interface LaterPart {
  readonly Part: ReactModule.ComponentType;
  readonly arrive: () => void;
}

interface PageProps {
  readonly rows: readonly string[];
  readonly isBroken: boolean;
  readonly parts: readonly LaterPart[];
}

/**
 * Draws a small page with everything that pages use of React, acts on it, and returns its markup after each step, with the
 * order in which effects ran: for two builds of React the same.
 */
export async function playThrough(loaded: LoadedReact): Promise<readonly string[]> {
  const { react, dom, client } = loaded;
  const { createElement: h, StrictMode } = react;
  const seen: string[] = [];
  const note: Note = (one) => void seen.push(one);
  const store = createStore();
  const later = laterPart(react, 'u');
  const urgent = laterPart(react, 'tt');
  const place = document.createElement('div');
  const aside = document.createElement('aside');
  document.body.replaceChildren(place, aside);
  const Boundary = makeBoundary(react, note);
  const Page = makePage(loaded, note, store, aside);
  const root = client.createRoot(place, {
    onCaughtError: (error) => note(`reported ${String(error)}`),
    onRecoverableError: (error) => note(`recovered from ${String(error)}`),
  });
  const draw = (rows: readonly string[], isBroken = false, ...parts: LaterPart[]): void =>
    root.render(h(StrictMode, null, h(Boundary, null, h(Page, { rows, isBroken, parts }))));
  const settle = async (step: string, isThere = (): boolean => true): Promise<void> => {
    await waitUntilStill(() => seen.length, isThere);
    note(`${step}: ${markup()}`);
  };

  draw(['one', 'two', 'three']);
  await settle('drawn');
  find('p').click();
  await settle('counted');
  draw(['three', 'new', 'one']);
  await settle('rows moved');
  react.startTransition(() => draw(['three', 'four'], false, later));
  await settle('kept while a part loads');
  later.arrive();
  await settle('part has come', () => document.querySelector('u') !== null);
  draw(['three', 'four'], false, later, urgent);
  await settle('waits for a part');
  urgent.arrive();
  await settle('waits no longer', () => document.querySelector('i') === null);
  find('#switch').click();
  await Promise.resolve();
  note(`switch is on ahead of time: ${markup()}`);
  await settle('switch is on');
  const input = find('input');
  store.handle.current?.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'abc');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settle('typed');
  input.blur();
  find('li').click();
  find('em').click();
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle('acted');
  dom.flushSync(() => store.add());
  note(`drawn immediately: ${markup()}`);
  draw(['one'], true);
  await settle('broken');
  root.unmount();
  await settle('cleared');
  return seen;
}

function makeBoundary(react: typeof ReactModule, note: Note) {
  return class Boundary extends react.Component<{ children?: ReactModule.ReactNode }, { error: string }> {
    override state = { error: '' };
    static getDerivedStateFromError = (error: Error): { error: string } => ({ error: error.message });
    override componentDidCatch(error: Error): void {
      note(`caught ${error.message}`);
    }
    override render(): ReactModule.ReactNode {
      const { error } = this.state;
      return error === '' ? this.props.children : react.createElement('p', { role: 'alert' }, error);
    }
  };
}

function makePage({ react, dom }: LoadedReact, note: Note, store: Store, aside: Element) {
  const { createElement: h, Suspense } = react;
  const Theme = react.createContext('light');
  const Switch = makeSwitch(react);
  const Fields = makeFields(react, note, store);

  const Row = react.memo(function Row({ name }: { name: string }) {
    react.useEffect(() => {
      note(`mount ${name}`);
      return () => note(`unmount ${name}`);
    }, [name]);
    return h('li', null, name);
  });

  return function Page({ rows, isBroken, parts }: PageProps) {
    const count = react.useSyncExternalStore(store.listen, store.read);
    const style: Record<string, string> = { '--share': `${count}%` };
    if (isBroken) throw new Error('broken');
    return h(
      Theme,
      { value: count > 0 ? 'dark' : 'light' },
      h('title', null, `Page ${count}`),
      h('meta', { name: 'description', content: `count ${count}` }),
      rows.length > 2 ? h('link', { rel: 'canonical', href: 'https://example.org/page' }) : null,
      h('p', { style, className: react.use(Theme), onClick: store.add }, count),
      h('ul', { onClick: () => note('bubbled') }, ...rows.map((name) => h(Row, { key: name, name }))),
      h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0', strokeWidth: 2 })),
      h('div', { dangerouslySetInnerHTML: { __html: '<b>bold</b>' } }),
      h('img', { src: 'data:,', alt: 'picture' }),
      dom.createPortal(h('em', { onClick: () => note('in the portal') }, 'aside'), aside),
      h(Suspense, { fallback: h('i', null, 'waits') }, ...parts.map(({ Part }) => h(Part)), h(Row, { name: 'beside' })),
      h(Switch),
      h(Fields),
    );
  };
}

/** A button that shows its new state before the change is done. */
function makeSwitch(react: typeof ReactModule) {
  return function Switch() {
    const [isOn, setOn] = react.useState(false);
    const [shown, show] = react.useOptimistic(isOn);
    const [isPending, start] = react.useTransition();
    const turnOn = (): void =>
      start(async () => {
        show(true);
        await turn();
        setOn(true);
      });
    return react.createElement('button', {
      id: 'switch',
      type: 'button',
      'aria-pressed': shown,
      disabled: isPending,
      onClick: turnOn,
    });
  };
}

function makeFields(react: typeof ReactModule, note: Note, store: Store) {
  const { createElement: h } = react;
  return function Fields() {
    const [text, setText] = react.useState('a');
    const deferred = react.useDeferredValue(text);
    const id = react.useId();
    const input = react.useRef<HTMLInputElement>(null);
    react.useLayoutEffect(() => note(`layout ${input.current?.value ?? ''}`), [text]);
    react.useImperativeHandle(store.handle, () => ({ focus: () => input.current?.focus() }), []);
    const onSubmit = (event: ReactModule.SyntheticEvent): void => {
      event.preventDefault();
      note('submit');
    };
    return h(
      'form',
      { onSubmit },
      h('label', { htmlFor: id }, deferred),
      h('input', {
        id,
        ref: input,
        value: text,
        onChange: (event: ReactModule.ChangeEvent<HTMLInputElement>) => setText(event.target.value.toUpperCase()),
        onFocus: () => note('focus'),
        onBlur: () => note('blur'),
      }),
      h('select', { defaultValue: '2' }, h('option', { value: '1' }), h('option', { value: '2' })),
      h('input', { type: 'checkbox', defaultChecked: true }),
      h('textarea', { defaultValue: 'text' }),
    );
  };
}

function createStore() {
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    handle: { current: null as { focus: () => void } | null },
    read: () => count,
    add: () => {
      count += 1;
      for (const listener of listeners) listener();
    },
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A part whose code arrives when it is asked to. */
function laterPart(react: typeof ReactModule, tag: string): LaterPart {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Part = react.lazy(async () => {
    await arrived;
    return { default: () => react.createElement(tag, null, 'here') };
  });
  return { Part, arrive: () => arrive() };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Waits until a condition holds and neither the page nor what was noted has changed for ten turns. */
async function waitUntilStill(noted: () => number, isThere: () => boolean): Promise<void> {
  const state = (): string => `${noted()} ${markup()}`;
  let before = state();
  for (let still = 0; still < 10 || !isThere(); before = state()) {
    await turn();
    still = before === state() ? still + 1 : 0;
  }
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`the page has no ${selector}`);
  return element;
}

function markup(): string {
  const head = [...document.head.querySelectorAll('title, meta, link')].map((element) => element.outerHTML);
  return `${head.join('')} ${document.body.innerHTML}`;
}
