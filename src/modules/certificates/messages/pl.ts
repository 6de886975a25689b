import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  myCertificates: 'Moje certyfikaty',
  none: 'Nie masz jeszcze certyfikatów',
  noneText: 'Niektóre kursy dają certyfikat tym, którzy je ukończą. Twoje pojawią się tutaj.',
  toCourses: 'Przejdź do moich kursów',
  issued: 'Wydano {date}',
  revoked: 'Unieważniony',
  because: 'Powód: {reason}',
  endedWithAccess: 'Przepadł razem z dostępem do kursu',
  pdf: 'Otwórz PDF',
  pdfOf: 'Otwórz certyfikat kursu „{course}” jako PDF',
  badge: 'Open Badge',
  badgeOf: 'Certyfikat kursu „{course}” jako Open Badge',
  page: 'Strona do udostępnienia',
  pageOf: 'Strona do udostępnienia: certyfikat kursu „{course}”',
  earned: 'Kurs ukończony. Twój certyfikat jest gotowy.',
} satisfies SameKeys<typeof en>
