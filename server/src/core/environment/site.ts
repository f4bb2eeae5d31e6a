import { z } from 'zod';
import type { getSite, ResponseOf } from '@lemma/contracts';

/** Facts about the operator of an installation for the footer, the error pages and the legal pages. */
export type Site = Omit<ResponseOf<typeof getSite>, 'isSelling' | 'languages'>;

/** F11 names two; more do not fit beside each other on a phone. */
const mostSocialLinks = 4;

const usualSocialLinks: Site['socialLinks'] = [
  { label: 'Maths teachers on Mastodon', href: 'https://mathstodon.xyz/tags/mathseducation' },
  { label: 'Mathematics Educators at Stack Exchange', href: 'https://matheducators.stackexchange.com/' },
];

const socialLink = /^([^=|]{1,60})=(https:\/\/\S{1,300})$/;

/** `Mastodon=https://…|Source code=https://…` */
const socialLinks = z.string().transform((value, context) => {
  const links = value.split('|').map((entry) => socialLink.exec(entry.trim()));
  if (links.length > mostSocialLinks || links.some((link) => link === null || !URL.canParse(link[2] ?? ''))) {
    context.addIssue({
      code: 'custom',
      message: `must be up to ${mostSocialLinks} links such as Mastodon=https://example.org/@us|Blog=https://example.org/blog`,
    });
    return z.NEVER;
  }
  return links.map((link) => ({ label: link?.[1]?.trim() ?? '', href: link?.[2] ?? '' }));
});

const line = (most: number) => z.string().max(most, `must have at most ${most} characters`);

/** Settings in which the operator describes the installation. */
export const siteVariables = {
  OPERATOR_NAME: line(200).optional(),
  OPERATOR_ADDRESS: line(400).optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  SOCIAL_LINKS: socialLinks.optional(),
};

type SiteVariables = z.output<z.ZodObject<typeof siteVariables>>;

/** Without a contact of its own an installation is written to at the host of its address. */
export function siteOf(value: SiteVariables, publicUrl: string): Site {
  return {
    operatorName: value.OPERATOR_NAME ?? '',
    operatorAddress: value.OPERATOR_ADDRESS ?? '',
    contactEmail: value.CONTACT_EMAIL ?? `contact@${new URL(publicUrl).hostname}`,
    socialLinks: value.SOCIAL_LINKS ?? usualSocialLinks,
  };
}
