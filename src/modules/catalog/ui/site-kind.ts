import type { ComponentType } from 'react'
import type { Client } from '#platform/contract/client.ts'
import type { Answer, Endpoint } from '#platform/contract/endpoint.ts'

export interface AskedContents {
  slug: string
  /** whether all variants that are offered open the same */
  isAlike: boolean
  /** what the address of its checkout asks for; null where it is offered after a purchase */
  asked: URLSearchParams | null
}

interface Calls<Contents> {
  /** what a purchase of it brings, as its checkout and an offer of it show it; null where there is nothing to say */
  contents: (api: Client, about: AskedContents) => Promise<Contents | null>
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

/** A list among all that somebody has (access's `OwnedLists`), and what shows it on /my. */
export interface OwnedSection {
  /** of the call that goes on with the list */
  path: string
  Section: ComponentType<{ initial: { data: unknown[] } }>
}

/** What is shown is what the call answers. It is named by its type: no page has to fetch its contract for its path. */
export const ownedSection = <List extends Endpoint>(
  path: string,
  Section: ComponentType<{ initial: Answer<List> }>,
): OwnedSection => ({ path, Section }) as unknown as OwnedSection

interface Described<Contents> {
  /** they come on demand as well: pages ask on the server */
  calls: () => Promise<Calls<Contents>>
  /** what is bought, drawn from its contents */
  Included: ComponentType<IncludedProps<Contents>>
  /** of what is booked for a time: where at the checkout that is chosen */
  slot?: Slot<Contents>
  /** of what has places: how long one is kept for whoever looks; null for no longer */
  HeldPlace?: ComponentType<{ slug: string; until: string | null }>
  /** what follows on the thanks for it; left out, the way to it is enough */
  Bought?: ComponentType<{ contents: Contents }>
  /** what somebody has of it; left out where that has a page of its own on /my */
  owned?: OwnedSection[]
}

/** How visitors, buyers and owners meet a kind of product: what pages that are the same for all kinds ask of it (commerce §2). */
export type SiteKind = Described<unknown>

/** What is drawn comes back from the very calls that the record names, through pages that do not know the kind. */
export const siteKind = <Contents>(described: Described<Contents>): SiteKind => described as unknown as SiteKind
