import type { Language } from '#platform/i18n/language.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import { en } from '../messages/en.ts'
import { pl } from '../messages/pl.ts'

export type KitText = Translate<typeof en>

/** The kit's own words; both languages are small enough to travel together. */
export const kitTextIn: Record<Language, KitText> = {
  en: translator(en, 'en'),
  pl: translator<typeof en>(pl, 'pl'),
}
