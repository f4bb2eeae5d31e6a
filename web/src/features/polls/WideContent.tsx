import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Content that may be wider than its place: then it scrolls, by keyboard too, and is a stop of Tab only then. */
export function WideContent({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const look = () => setWide(element.scrollWidth > element.clientWidth + 1);
    const changes = new ResizeObserver(look);
    for (const one of [element, ...element.children]) changes.observe(one);
    const content = new MutationObserver(look);
    content.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      changes.disconnect();
      content.disconnect();
    };
  }, []);
  return (
    <span
      ref={ref}
      className={className}
      style={{ overflowX: 'auto', overflowY: 'hidden' }}
      {...(isWide ? { tabIndex: 0, role: 'group' } : {})}
    >
      {children}
    </span>
  );
}
