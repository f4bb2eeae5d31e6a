/** Space left to the edges of the window. */
const edge = 8;

/** Puts something fixed below its owner, above where there is no room, and never over the edge of the window. */
export function placeBeside(box: HTMLElement, owner: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const centred = owner.left + owner.width / 2 - width / 2;
  const left = Math.max(edge, Math.min(centred, innerWidth - width - edge));
  const top = owner.bottom + height > innerHeight && owner.top > height ? owner.top - height : owner.bottom;
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
