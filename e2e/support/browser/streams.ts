import type { BrowserContext } from '@playwright/test';

export interface HeardEvent {
  readonly url: string;
  readonly data: string;
}

/** Every event of every stream that the pages of this browser follow, as the server wrote it; call before a page opens. */
export async function hearStreams(context: BrowserContext): Promise<readonly HeardEvent[]> {
  const heard: HeardEvent[] = [];
  await context.exposeFunction('hearEvent', (url: string, data: string) => heard.push({ url, data }));
  await context.addInitScript(() => {
    const { fetch: ask } = window;
    const tell = (window as unknown as { hearEvent: (url: string, data: string) => void }).hearEvent;
    window.fetch = async (...request) => {
      const response = await ask(...request);
      if (response.headers.get('content-type')?.includes('event-stream')) void listen(response.clone());
      return response;
    };
    async function listen({ url, body }: Response) {
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const part = await reader?.read().catch(() => undefined);
        if (part?.value === undefined) return;
        const events = (rest + part.value).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) if (event.includes('data:')) tell(url, event);
      }
    }
  });
  return heard;
}
