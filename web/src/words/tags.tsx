import type { ReactNode } from 'react';

interface AnchorProps {
  href: string;
  children?: ReactNode;
}

/** A tag of a message that leads to an address which is not a page of the product, or loads the page anew. */
export const Anchor = ({ href, children }: AnchorProps) => <a href={href}>{children}</a>;

interface PressProps {
  onPress: () => void;
  children?: ReactNode;
}

/** A tag of a message whose words can be pressed. */
export const Press = ({ onPress, children }: PressProps) => (
  <button type="button" onClick={onPress}>
    {children}
  </button>
);
