import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { graphOf, plane } from '../../testing/maths/drawn-scenes.ts';
import { GivenGraph } from '../graph/GivenGraph.tsx';
import { laterDrawn } from './later-drawn.tsx';
import { everythingDrawn } from './on-the-way.ts';
import { PrintButton } from './PrintButton.tsx';

/** Two parts, one inside the other, whose code comes when it is let in. */
function slowParts() {
  const inner = Promise.withResolvers<ComponentType>();
  const outer = Promise.withResolvers<ComponentType>();
  const Inner = laterDrawn(() => inner.promise);
  const Outer = laterDrawn(() => outer.promise);
  return {
    letInner: () => inner.resolve(() => <p>inner</p>),
    letOuter: () => outer.resolve(() => <Inner />),
    parts: <Outer />,
  };
}

describe('printing by the button of a page', () => {
  it('waits for figures whose code is loading, and for what they bring', async () => {
    const printed = vi.fn(() => document.body.textContent);
    vi.stubGlobal('print', printed);
    const { parts, letInner, letOuter } = slowParts();
    render(
      <>
        <PrintButton />
        {parts}
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    letOuter();
    letInner();
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    expect(printed.mock.results[0]?.value).toContain('inner');
  });

  it('waits for the drawings of eight keys, which are read before they are drawn', async () => {
    const keys = Array.from({ length: 8 }, (_, k) => `y = ${k + 2}x - 1`);
    const { container } = render(
      keys.map((key) => <GivenGraph key={key} graph={graphOf('line')} scenes={[plane]} value={key} />),
    );
    await everythingDrawn();
    expect(container.querySelectorAll('[data-given-graph] [data-figure]')).toHaveLength(8);
  });

  it('prints without a part that never comes', async () => {
    render(slowParts().parts);
    await expect(everythingDrawn(20)).resolves.toBeUndefined();
  });
});
