/** How a product behaves where products differ. What is said of Moodle was seen on version 4.5.6. */
export interface PlatformProfile {
  readonly product: {
    readonly guid: string;
    readonly name: string;
    readonly product_family_code: string;
    readonly version: string;
  };
  /** The issuer of all schools of a cloud product; null where each installation issues as its own address. */
  readonly sharedIssuer: string | null;
  readonly loginMethod: 'GET' | 'POST';
  /** The storage frame that the login request names; null for a platform without storage. */
  readonly storageTarget: string | null;
  /** Whether the form with the token names the storage frame again. */
  readonly repeatsStorageTarget: boolean;
  /** Whether the hint of a login works for one authentication request only. */
  readonly hintWorksOnce: boolean;
  readonly idTokenSeconds: number;
  /** Subjects are small numbers, the same for the whole site, or random ids. */
  readonly subjects: 'numbers' | 'ids';
  /** Whether rosters name context roles by their last word (`Learner`). */
  readonly shortRoles: boolean;
  /** The query of every address of a service. */
  readonly serviceQuery: string;
  /** Whether `Link` headers have curly quotes and `&amp;`, as no standard has them. */
  readonly oddLinks: boolean;
  /** Whether a score as old as the last one, in whole seconds, is refused; otherwise only older ones are. */
  readonly refusesEqualSeconds: boolean;
  /** Whether a message without `scoreGiven` empties the grade. */
  readonly clearsWithoutScore: boolean;
  /** Whether launches name no line item when several belong to the link. */
  readonly namesOnlyLineItem: boolean;
  readonly unknownPersonStatus: number;
  /** Whether a refusal says why after its status, and calls a score incorrect that is for a person without grades. */
  readonly saysWhyInReason: boolean;
  /** Whether asking for results by pages ends on the page of an error, as in the source of Moodle up to 4.5. */
  readonly failsAtPagesOfResults: boolean;
  /** The most points of a chosen link, in whole numbers; null where any are taken. */
  readonly mostPoints: number | null;
  /** The `data` of deep linking settings, which the tool must send back. */
  readonly deepLinkData: string | null;
}

export const profiles = {
  moodle: {
    product: { guid: 'moodle.example', name: 'Fake Moodle', product_family_code: 'moodle', version: '2024100706' },
    sharedIssuer: null,
    loginMethod: 'POST',
    storageTarget: null,
    repeatsStorageTarget: false,
    hintWorksOnce: true,
    idTokenSeconds: 60,
    subjects: 'numbers',
    shortRoles: true,
    serviceQuery: '?type_id=1',
    oddLinks: true,
    refusesEqualSeconds: true,
    clearsWithoutScore: true,
    namesOnlyLineItem: true,
    unknownPersonStatus: 400,
    saysWhyInReason: true,
    failsAtPagesOfResults: true,
    mostPoints: 100,
    deepLinkData: null,
  },
  canvas: {
    product: { guid: 'canvas.example', name: 'Fake Canvas', product_family_code: 'canvas', version: 'cloud' },
    sharedIssuer: 'https://canvas.instructure.com',
    loginMethod: 'POST',
    storageTarget: '_parent',
    repeatsStorageTarget: true,
    hintWorksOnce: false,
    idTokenSeconds: 3600,
    subjects: 'ids',
    shortRoles: false,
    serviceQuery: '',
    oddLinks: false,
    refusesEqualSeconds: false,
    clearsWithoutScore: false,
    namesOnlyLineItem: false,
    unknownPersonStatus: 422,
    saysWhyInReason: false,
    failsAtPagesOfResults: false,
    mostPoints: null,
    deepLinkData: 'kept by Canvas',
  },
  blackboard: {
    product: {
      guid: 'blackboard.example',
      name: 'Fake Blackboard',
      product_family_code: 'BlackboardLearn',
      version: '3900',
    },
    sharedIssuer: 'https://blackboard.com',
    loginMethod: 'GET',
    storageTarget: 'lti-storage',
    repeatsStorageTarget: false,
    hintWorksOnce: false,
    idTokenSeconds: 3600,
    subjects: 'ids',
    shortRoles: false,
    serviceQuery: '',
    oddLinks: false,
    refusesEqualSeconds: false,
    clearsWithoutScore: true,
    namesOnlyLineItem: false,
    unknownPersonStatus: 400,
    saysWhyInReason: false,
    failsAtPagesOfResults: false,
    mostPoints: null,
    deepLinkData: 'kept by Blackboard',
  },
} as const satisfies Record<string, PlatformProfile>;

export type ProfileName = keyof typeof profiles;
