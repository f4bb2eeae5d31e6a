import { z } from 'zod';

/** Platforms send texts of their own along; what is longer than this is none. */
const longestData = 8192;
const text = (longest: number) => z.string().max(longest).optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);

const settings = z.object({
  deep_link_return_url: z.string().max(2000).refine(URL.canParse),
  accept_types: z.array(z.string().max(100)).max(50),
  accept_multiple: flag,
  accept_lineitem: flag,
  title: text(500),
  text: text(2000),
  data: text(longestData),
});

/** Settings of a platform for our answer (Deep Linking 2.0, section 4.4.1). */
export interface DeepLinkSettings {
  readonly returnUrl: string;
  readonly takesLinks: boolean;
  readonly takesSeveral: boolean;
  /** Platforms that say nothing take line items. */
  readonly takesLineItems: boolean;
  /** Goes back as it came; null where none came. */
  readonly data: string | null;
}

/** Reads the claim of a deep linking request; null when it is none. */
export function readDeepLinkSettings(claim: unknown): DeepLinkSettings | null {
  const parsed = settings.safeParse(claim);
  if (!parsed.success) return null;
  const { data } = parsed;
  return {
    returnUrl: data.deep_link_return_url,
    takesLinks: data.accept_types.includes('ltiResourceLink'),
    takesSeveral: data.accept_multiple ?? false,
    takesLineItems: data.accept_lineitem ?? true,
    data: data.data ?? null,
  };
}
