const prefix = 'figure:';

/** The figure that a marker such as `[[figure:graph]]` places; undefined for markers of answers. */
export function figureNameOf(marker: string): string | undefined {
  return marker.startsWith(prefix) ? marker.slice(prefix.length).trim() : undefined;
}

/** The figures that a text places, in their order. */
export function figuresPlacedIn(text: string): readonly string[] {
  return [...text.matchAll(/\[\[figure:\s*([a-z][a-z0-9]*)\s*\]\]/g)].map(([, name]) => name ?? '');
}
