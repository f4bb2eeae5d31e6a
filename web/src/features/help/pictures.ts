const files = import.meta.glob<string>('../../../../docs/images/help/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the browser finds a picture that a topic names as `../images/help/NAME.png`; undefined when there is none. */
export function addressOfPicture(source: string): string | undefined {
  return files[`../../../../docs/${source.replace(/^\.\.\//, '')}`];
}

/** The size of a picture, which stands as its title: `960x540`. */
export function sizeOfPicture(title: string): { width: number; height: number } | undefined {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(title) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}
