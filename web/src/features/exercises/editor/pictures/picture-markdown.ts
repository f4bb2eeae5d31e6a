/** Markdown for a picture; what the description holds of Markdown's own signs stays text. */
export function pictureMarkdown(description: string, address: string): string {
  const words = description
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\[\]]/g, String.raw`\$&`);
  return `![${words}](${address})`;
}
