import type { ComponentType } from 'react'
import type { Client } from '#platform/contract/client.ts'

export interface AskedContents {
  slug: string
  /** whether all variants that are offered open the same */
  isAlike: boolean
  /** what the address of its checkout asks for; null where it is offered after a purchase */
  asked: URLSearchParams | null
}

interface Listed {
  data: unknown[]
}

interface Calls<Contents, Owned extends Listed[]> {
  /** what a purchase of it brings, as its checkout and an offer of it show it; null where there is nothing to say */
  contents: (api: Client, about: AskedContents) => Promise<Contents | null>
  /** what somebody has of it; left out where that has a page of its own on /my */
  owned?: (api: Client) => Promise<Owned>
}

interface IncludedProps<Contents> {
  contents: Contents
  variantId: string
  /** what the purchase costs */
  amount: number
  currency: string
  isGift: boolean
}

interface Slot<Contents> {
  /** the time that was chosen, or null */
  startsAt: (contents: Contents) => string | null
  Part: ComponentType<{ contents: Contents }>
}

type Sections<Owned extends Listed[]> = { [At in keyof Owned]: ComponentType<{ initial: Owned[At] }> }

interface Described<Contents, Owned extends Listed[]> {
  /** they come on demand as well: pages ask on the server */
  calls: () => Promise<Calls<Contents, Owned>>
  /** what is bought, drawn from its contents */
  Included: ComponentType<IncludedProps<Contents>>
  /** of what is booked for a time: where at the checkout that is chosen */
  slot?: Slot<Contents>
  /** of what has places: how long one is kept for whoever looks; null for no longer */
  HeldPlace?: ComponentType<{ slug: string; until: string | null }>
  /** what follows on the thanks for it; left out, the way to it is enough */
  Bought?: ComponentType<{ contents: Contents }>
  /** each list of what somebody has, on /my */
  owned?: Sections<Owned>
}

/** How visitors, buyers and owners meet a kind of product: what pages that are the same for all kinds ask of it (commerce §2). */
export type SiteKind = Described<unknown, Listed[]>

/** What is drawn comes back from the very calls that the record names, through pages that do not know the kind. */
export const siteKind = <Contents, Owned extends Listed[] = []>(described: Described<Contents, Owned>): SiteKind =>
  described as unknown as SiteKind
