/** An event of a server-sent stream: its id and its data. */
export interface StreamEvent {
  readonly id: string;
  readonly data: string;
}

/**
 * Reads server-sent events from pieces of text, cut anywhere. Comments are heartbeats and say nothing. Our server sends
 * each event with an id and one line of data.
 */
export function createEventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const valuesOf = (name: string) =>
        lines
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).replace(/^ /, ''));
      const data = valuesOf('data');
      if (data.length > 0) onEvent({ id: valuesOf('id').at(-1) ?? '', data: data.join('\n') });
    }
  };
}
