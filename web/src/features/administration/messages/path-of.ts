/** The path of a whole address; what is none stays as it is. */
export function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
