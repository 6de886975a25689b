interface Traits {
  /** it takes place at a time: a right to it has no length of access, and lasts until it has taken place, whatever it came with */
  isTimed: boolean
  /** that time is chosen, at its checkout or by whoever has it; and whoever has one can have another */
  isBooked: boolean
  /** one order can be for several people */
  isForSeveral: boolean
  /** whose buyer then has a ticket for each of them, and hands nothing out; only so many are sold as it has places */
  hasTickets: boolean
  /** its products say how difficult they are */
  hasDifficulty: boolean
  /** it is there to be watched */
  isWatched: boolean
  /** it opens other products, which are found whenever they are asked for (`access/openers.ts`) */
  opensOthers: boolean
}

interface Kind extends Traits {
  /** where visitors read of its products; those of courses are at the top */
  pages: string
  /** where whoever has bought one has it */
  purchasePath: (slug: string) => string
  /** what its buyer is sold in the eyes of the law: how it may be left follows from that (Directive 2011/83/EU, art. 16) */
  sells: 'digital-content' | 'service' | 'dated-event'
}

const PLAIN: Traits & Pick<Kind, 'purchasePath'> = {
  purchasePath: () => '/my',
  isTimed: false,
  isBooked: false,
  isForSeveral: false,
  hasTickets: false,
  hasDifficulty: false,
  isWatched: false,
  opensOthers: false,
}

const described = {
  course: {
    ...PLAIN,
    pages: '',
    purchasePath: (slug) => `/${slug}/watch`,
    sells: 'digital-content',
    isForSeveral: true,
    hasDifficulty: true,
    isWatched: true,
  },
  bundle: { ...PLAIN, pages: '/bundles', sells: 'digital-content' },
  download: { ...PLAIN, pages: '/downloads', purchasePath: () => '/my/downloads', sells: 'digital-content' },
  // A service like any other, though its time is chosen.
  consultation: {
    ...PLAIN,
    pages: '/consultations',
    purchasePath: () => '/my/consultations',
    sells: 'service',
    isTimed: true,
    isBooked: true,
  },
  live_event: {
    ...PLAIN,
    pages: '/events',
    purchasePath: (slug) => `/my/events/${slug}`,
    sells: 'dated-event',
    isTimed: true,
    isForSeveral: true,
    hasTickets: true,
  },
  membership: { ...PLAIN, pages: '/memberships', sells: 'service', opensOthers: true },
  community: { ...PLAIN, pages: '/communities', purchasePath: (slug) => `/communities/${slug}`, sells: 'service' },
} satisfies Record<string, Kind>

export type ProductKind = keyof typeof described

/** What sets one kind of product apart from another wherever something is sold; what each does when it is sold it registers with `Fulfillables`. */
export const KINDS: Record<ProductKind, Kind> = described
