import { createContext, type ReactNode, use, useMemo } from 'react'
import { DEFAULT_TIME_ZONE } from '#platform/time/time-zone.ts'
import type { Language } from '#platform/i18n/language.ts'

interface LocaleValue {
  language: Language
  /** IANA zone of the school: server and browser must write the same day. */
  timeZone: string
}

const LocaleContext = createContext<LocaleValue>({ language: 'en', timeZone: DEFAULT_TIME_ZONE })

/** Stands once, in the root, above everything of the kit. */
export function Locale({ language, timeZone, children }: LocaleValue & { children: ReactNode }) {
  const value = useMemo(() => ({ language, timeZone }), [language, timeZone])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

export const useLocale = (): LocaleValue => use(LocaleContext)
