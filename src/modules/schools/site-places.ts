import type { SchoolIdentity } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { School } from './contract.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import type { SiteMenus } from './vocabulary.ts'

export interface SitePlace {
  /** its address */
  to: string
  label: Record<Language, string>
  /** those with a lower one come first */
  position: number
  /** the address of its feed, said in the head of every page */
  feed?: string
  /** whether there is something to be led to */
  isOpen(school: SchoolIdentity, isSignedIn: boolean): Promise<boolean>
}

interface Looking {
  school: SchoolIdentity
  view: School
  isSignedIn: boolean
  language: Language
}

/** Where the pages of a school lead: to its courses, its legal texts and what else it has. A module with such a place registers it. */
export class SitePlaces {
  private readonly places: SitePlace[] = []

  register(place: SitePlace): void {
    this.places.push(place)
    this.places.sort((one, other) => one.position - other.position)
  }

  /** What is open to whoever looks. */
  async menusFor({ school, view, isSignedIn, language }: Looking): Promise<SiteMenus> {
    const words = (language === 'pl' ? pl : en).site
    const menus: SiteMenus = {
      head: [{ label: words.courses, to: '/courses' }],
      foot: [
        ...view.legal_texts.map((which) => ({ label: words[which], to: `/${which}` })),
        { label: words.withdraw, to: '/withdraw' },
      ],
      feeds: [],
    }
    for (const { to, label, feed, isOpen } of this.places)
      if (await isOpen(school, isSignedIn)) {
        menus.head.push({ label: label[language], to })
        if (feed) menus.feeds.push(feed)
      }
    return menus
  }
}

/** Of the platform's own pages. */
export const NO_MENUS: SiteMenus = { head: [], foot: [], feeds: [] }
