import type { SchoolIdentity } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { ShownPlace } from './vocabulary.ts'

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
  isSignedIn: boolean
  language: Language
}

/** Where the pages of a school lead besides to its courses. A module with such a place registers it. */
export class SitePlaces {
  private readonly places: SitePlace[] = []

  register(place: SitePlace): void {
    this.places.push(place)
    this.places.sort((one, other) => one.position - other.position)
  }

  async openTo(school: SchoolIdentity, { isSignedIn, language }: Looking): Promise<ShownPlace[]> {
    const shown: ShownPlace[] = []
    for (const { to, label, feed, isOpen } of this.places)
      if (await isOpen(school, isSignedIn)) shown.push({ to, label: label[language], ...(feed && { feed }) })
    return shown
  }
}
