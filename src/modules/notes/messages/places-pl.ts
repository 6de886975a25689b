import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './places-en.ts'

export const pl = {
  myPlaces: 'Moje strony',
  myCourses: 'Moje kursy',
  myNotes: 'Moje notatki',
  myDownloads: 'Moje pliki',
  myConsultations: 'Moje konsultacje',
  myCertificates: 'Moje certyfikaty',
  myOrders: 'Moje zamówienia',
} satisfies SameKeys<typeof en>
