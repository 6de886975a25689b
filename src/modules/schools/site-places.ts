import type { SchoolIdentity } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { School } from './contract.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { type ChosenMenus, isElsewhere, type MenuEntry } from './look/menus/vocabulary.ts'
import { LEGAL_TEXTS, type LegalText, type SiteLink, type SiteMenus } from './vocabulary.ts'

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
  /** null: what follows from what the school has */
  chosen: ChosenMenus
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

  /** What is open to whoever looks. Legal texts and the way out of a contract stand at the foot whatever else is chosen: the law wants them. */
  async menusFor({ school, view, chosen, isSignedIn, language }: Looking): Promise<SiteMenus> {
    const { head, foot } = this.standard(view, language)
    const closed = new Set<string>(LEGAL_TEXTS.filter((which) => !view.legal_texts.includes(which)).map(pathOf))
    const feeds: string[] = []
    for (const { to, feed, isOpen } of this.places)
      if (!(await isOpen(school, isSignedIn))) closed.add(to)
      else if (feed) feeds.push(feed)
    const words = new Map([...head, ...foot].map(({ to, label }) => [to, label]))
    const link = ({ to, label }: MenuEntry): SiteLink => ({
      to,
      label: label || (words.get(to) ?? to),
      ...(isElsewhere(to) && { rel: 'noopener' }),
    })
    const shown = (entries: MenuEntry[]) => entries.filter(({ to }) => !closed.has(to)).map(link)
    const left = foot.filter(({ to }) => !chosen.foot?.some((each) => each.to === to))
    return { head: shown(chosen.head ?? head), foot: shown([...(chosen.foot ?? []), ...left]), feeds }
  }

  /** All that a school leads to, where nothing is chosen. */
  standard(view: Pick<School, 'legal_texts'>, language: Language): Pick<SiteMenus, 'head' | 'foot'> {
    const words = (language === 'pl' ? pl : en).site
    return {
      head: [
        { label: words.courses, to: '/courses' },
        ...this.places.map(({ to, label }) => ({ label: label[language], to })),
      ],
      foot: [
        ...view.legal_texts.map((which) => ({ label: words[which], to: pathOf(which) })),
        { label: words.withdraw, to: '/withdraw' },
      ],
    }
  }
}

const pathOf = (which: LegalText): string => `/${which}`

/** Of the platform's own pages. */
export const NO_MENUS: SiteMenus = { head: [], foot: [], feeds: [] }
