import type { Page } from '@playwright/test';

declare global {
  var answersRead: string[] | undefined;
}

/**
 * Returns a function that gives the answers of the server that the page has read, first reads among them, as they are on
 * the page when it is called. The page itself keeps them: what it shows it has read, whatever the network reports and when.
 * Call it before the page is opened. Streams of events are not read; their state is read by calls as well.
 */
export async function keepAnswers(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    const read: string[] = [];
    globalThis.answersRead = read;
    const { text, json } = Response.prototype;
    Response.prototype.text = async function () {
      const answer = await text.call(this);
      read.push(answer);
      return answer;
    };
    Response.prototype.json = async function () {
      const answer: unknown = await json.call(this);
      read.push(JSON.stringify(answer));
      return answer;
    };
  });
  return async () => {
    const texts = await page.evaluate(() => {
      const first = document.querySelector('#first-reads')?.textContent ?? '';
      return [first, ...(globalThis.answersRead ?? [])];
    });
    return texts.flatMap((text) => {
      try {
        return [JSON.parse(text) as unknown];
      } catch {
        return [];
      }
    });
  };
}
