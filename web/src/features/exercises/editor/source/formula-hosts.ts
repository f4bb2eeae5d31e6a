import { WidgetType, type EditorView } from '@codemirror/view';

/** A place in the editor where a formula is to stand. */
export interface FormulaHost {
  readonly key: number;
  readonly element: HTMLElement;
  readonly latex: string;
}

/** The places that the editor shows now; the page fills them, so that formulas look there as everywhere else. */
export class FormulaHosts {
  private hosts: readonly FormulaHost[] = [];
  private readonly listeners = new Set<() => void>();
  private given = 0;

  readonly all = (): readonly FormulaHost[] => this.hosts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(element: HTMLElement, latex: string): void {
    this.given += 1;
    this.put([...this.hosts, { key: this.given, element, latex }]);
  }

  remove(element: HTMLElement): void {
    this.put(this.hosts.filter((host) => host.element !== element));
  }

  /** The editor may be in the middle of an update: the page follows after it. */
  private put(hosts: readonly FormulaHost[]): void {
    this.hosts = hosts;
    queueMicrotask(() => {
      for (const listener of this.listeners) listener();
    });
  }
}

/** A typeset formula in place of its source. */
export class FormulaWidget extends WidgetType {
  private readonly latex: string;
  private readonly hosts: FormulaHosts;

  constructor(latex: string, hosts: FormulaHosts) {
    super();
    this.latex = latex;
    this.hosts = hosts;
  }

  override eq(other: FormulaWidget): boolean {
    return other.latex === this.latex;
  }

  override toDOM(view: EditorView): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-formula';
    // The editor places the cursor by the room that a widget takes.
    new ResizeObserver(() => view.requestMeasure()).observe(element);
    this.hosts.add(element, this.latex);
    return element;
  }

  override destroy(element: HTMLElement): void {
    this.hosts.remove(element);
  }

  /** A press opens the maths field; the editor leaves it alone. */
  override ignoreEvent(): boolean {
    return false;
  }
}
