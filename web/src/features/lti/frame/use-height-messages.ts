import { useEffect } from 'react';

const everyMs = 500;
const [least, most] = [300, 4000];

/** Sends the height of the page to the LMS, at most twice a second, so that the frame has no scroll bar of its own. */
export function useHeightMessages(): void {
  useEffect(() => {
    if (window.parent === window) return undefined;
    let sent = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      timer = undefined;
      const height = Math.min(most, Math.max(least, Math.ceil(document.body.scrollHeight)));
      if (height === sent) return;
      sent = height;
      // Any page may frame ours only where the server allows it, and the height holds no secret.
      window.parent.postMessage({ subject: 'lti.frameResize', height }, '*');
    };
    const observer = new ResizeObserver(() => {
      timer ??= setTimeout(tell, everyMs);
    });
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
