import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './WideContent.module.css';

/** Content that may be wider than its place: then it scrolls, by keyboard too, and is a stop of Tab only then. */
export function WideContent({ className, children }: { className?: string | undefined; children: ReactNode }) {
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
      className={classes(className, css.span)}

      {...(isWide ? { tabIndex: 0, role: 'group' } : {})}
    >
      {children}
    </span>
  );
}
