import type { ProductKind } from '../vocabulary.ts'

interface Kind {
  /** where visitors read of its products; those of courses are at the top */
  pages: string
  /** where whoever has bought one has it */
  purchasePath: (slug: string) => string
  /** what its buyer is sold in the eyes of the law: how it may be left follows from that (Directive 2011/83/EU, art. 16) */
  sells: 'digital-content' | 'service' | 'dated-event'
  /** it takes place at a time: a right to it has no length of access, and lasts until it has taken place, whatever it came with */
  isTimed: boolean
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

/** What sets one kind of product apart from another wherever something is sold; what each does when it is sold it registers with `Fulfillables`. */
export const KINDS: Record<ProductKind, Kind> = {
  course: {
    pages: '',
    purchasePath: (slug) => `/${slug}/watch`,
    sells: 'digital-content',
    isTimed: false,
    isForSeveral: true,
    hasTickets: false,
    hasDifficulty: true,
    isWatched: true,
    opensOthers: false,
  },
  bundle: {
    pages: '/bundles',
    purchasePath: () => '/my',
    sells: 'digital-content',
    isTimed: false,
    isForSeveral: false,
    hasTickets: false,
    hasDifficulty: false,
    isWatched: false,
    opensOthers: false,
  },
  download: {
    pages: '/downloads',
    purchasePath: () => '/my/downloads',
    sells: 'digital-content',
    isTimed: false,
    isForSeveral: false,
    hasTickets: false,
    hasDifficulty: false,
    isWatched: false,
    opensOthers: false,
  },
  // A service like any other, though its time is chosen.
  consultation: {
    pages: '/consultations',
    purchasePath: () => '/my/consultations',
    sells: 'service',
    isTimed: true,
    isForSeveral: false,
    hasTickets: false,
    hasDifficulty: false,
    isWatched: false,
    opensOthers: false,
  },
  live_event: {
    pages: '/events',
    purchasePath: (slug) => `/my/events/${slug}`,
    sells: 'dated-event',
    isTimed: true,
    isForSeveral: true,
    hasTickets: true,
    hasDifficulty: false,
    isWatched: false,
    opensOthers: false,
  },
  membership: {
    pages: '/memberships',
    purchasePath: () => '/my',
    sells: 'service',
    isTimed: false,
    isForSeveral: false,
    hasTickets: false,
    hasDifficulty: false,
    isWatched: false,
    opensOthers: true,
  },
  community: {
    pages: '/communities',
    purchasePath: (slug) => `/communities/${slug}`,
    sells: 'service',
    isTimed: false,
    isForSeveral: false,
    hasTickets: false,
    hasDifficulty: false,
    isWatched: false,
    opensOthers: false,
  },
}
