export function plainToLatex(source: string): string | undefined {
  return source;
}
