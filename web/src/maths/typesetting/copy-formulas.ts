/** Text of a selection with each formula as its TeX source between dollar signs. */
export function textWithSources(fragment: DocumentFragment): string {
  for (const formula of fragment.querySelectorAll<HTMLElement>('[data-tex]')) {
    const fence = formula.hasAttribute('data-display') ? '$$' : '$';
    formula.replaceWith(`${fence}${formula.dataset['tex'] ?? ''}${fence}`);
  }
  const holder = document.createElement('div');
  holder.style.cssText = 'position:fixed;left:-10000px;width:600px;white-space:normal';
  holder.append(fragment);
  document.body.append(holder);
  const text = holder.innerText;
  holder.remove();
  return text;
}

/** Copy handler: typeset formulas would be copied as broken lines of symbols; this puts their TeX there. */
export function copyWithSources(event: ClipboardEvent): void {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed || event.clipboardData === null) return;
  const fragments = Array.from({ length: selection.rangeCount }, (_, n) => selection.getRangeAt(n).cloneContents());
  if (!fragments.some((fragment) => fragment.querySelector('[data-tex]') !== null)) return;
  event.clipboardData.setData('text/plain', fragments.map(textWithSources).join('\n'));
  event.preventDefault();
}
