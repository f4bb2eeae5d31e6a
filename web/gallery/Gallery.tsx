import { useState } from 'react';
import { createMemoryRouter } from '../src/routing/router.ts';
import { RouterProvider } from '../src/routing/RouterProvider.tsx';
import { SegmentedControl } from '../src/ui/fields/SegmentedControl.tsx';
import { ToastProvider } from '../src/ui/messages/Toasts.tsx';
import { chooseColourMode, colourMode } from '../src/theme/colour-mode.ts';
import { part } from '../src/ui/part.ts';
import css from './gallery.module.css';
import { groups } from './stories/index.ts';
import type { Story } from './story.ts';

const Page = part('main', css.page);

const Frame = part('section', css.frame);

/** Every story on one page, with a switch between light and dark. */
function Stories() {
  const [mode, setMode] = useState(colourMode);
  return (
    <Page>
      <header>
        <h1>Gallery</h1>
        <SegmentedControl
          label="Colours"
          value={mode === 'dark' ? 'dark' : 'light'}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={(chosen) => {
            chooseColourMode(chosen);
            setMode(chosen);
          }}
        />
      </header>
      {groups.flatMap(({ title, stories }) => [
        <h2 key={title}>{title}</h2>,
        ...stories.map((story) => <StoryFrame key={`${title} ${story.name}`} story={story} />),
      ])}
    </Page>
  );
}

function StoryFrame({ story: { name, render: Content } }: { story: Story }) {
  return (
    <Frame aria-label={`Story: ${name}`} data-story={name}>
      <p className={css.name}>{name}</p>
      <div>
        <Content />
      </div>
    </Frame>
  );
}

const router = createMemoryRouter([{ path: '*', element: <Stories /> }]);

/** The gallery with what components expect around them: links and messages. */
export function Gallery() {
  return (
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>
  );
}
