import type { School } from '#modules/schools/contract.ts'
import type { SharedVisit } from '#web/visit.ts'
import { schoolPicturePath } from '#modules/sharing/picture/picture-path.ts'
import type { Language } from '#platform/i18n/language.ts'

/** The site a page belongs to, as search engines and those who share a link are told of it. */
export interface Site {
  name: string
  /** scheme and host that it is known by, whichever of its hosts was asked */
  origin: string
  /** of this page */
  language: Language
  /** in which its pages come to whoever asks for none */
  ownLanguage: Language
  /** what pictures of it are drawn by; the platform has none */
  look?: Pick<School, 'template' | 'fonts' | 'overlay_color'> | undefined
  /** the path of what is shown with links to pages that have no picture of their own; the platform has none */
  picture?: string | undefined
}

const PLATFORM = { name: 'Katedra', language: 'en' } as const

/** For what a loader tells of its page. */
export function siteOf({ school, origin, language }: Pick<SharedVisit, 'school' | 'origin' | 'language'>): Site {
  const { name, language: ownLanguage } = school ?? PLATFORM
  const look = school
    ? { template: school.template, fonts: school.fonts, overlay_color: school.overlay_color }
    : undefined
  const picture = school ? schoolPicturePath(school, origin) : undefined
  return { name, origin, language, ownLanguage, look, picture }
}
