import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './mails-en.ts'

export const pl = {
  'purchase.subject': 'Masz dostęp: {title}',
  'purchase.heading': 'Dziękujemy',
  'purchase.bought': '{name}, Twoja płatność dotarła. „{title}” w szkole {school} czeka na Ciebie.',
  'purchase.got': '{name}, „{title}” w szkole {school} czeka na Ciebie.',
  'purchase.product': 'Produkt',
  'purchase.price': 'Cena',
  'purchase.free': 'Za darmo',
  'purchase.date': 'Data',
  'purchase.number': 'Zamówienie',
  'purchase.action': 'Zacznij oglądać',
  'purchase.agreed': 'Twoje zgody i oświadczenia z {at}:',
} satisfies SameKeys<typeof en>
