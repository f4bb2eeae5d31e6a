/** What the footer, the error pages and the legal pages say about the people behind an installation. */
export const site = {
  contactEmail: 'hello@lemma.example',
  social: [
    { label: 'Maths teachers on Mastodon', href: 'https://mathstodon.xyz/tags/mathseducation', icon: 'at' },
    {
      label: 'Mathematics Educators at Stack Exchange',
      href: 'https://matheducators.stackexchange.com/',
      icon: 'talk',
    },
  ],
} as const;
