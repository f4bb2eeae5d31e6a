let last: 'touch' | 'mouse' | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event) => (last = event.pointerType === 'mouse' ? 'mouse' : 'touch'), {
    capture: true,
    passive: true,
  });
}

/** Whether the person works by touch: the last pointer decides, before any the device's main one. */
export function isTouch(): boolean {
  if (last !== undefined) return last === 'touch';
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
