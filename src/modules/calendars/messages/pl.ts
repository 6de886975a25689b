import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  title: 'W Twoim kalendarzu',
  help: 'Aplikacja kalendarza może sama pokazywać Twoje wydarzenia i konsultacje: podaj jej adres, który jest tylko Twój. Kto ma ten adres, widzi je.',
  helpAdmin:
    'Aplikacja kalendarza może sama pokazywać wszystkie wydarzenia i rezerwacje szkoły: podaj jej adres, który jest tylko Twój. Kto ma ten adres, widzi, kto się umówił.',
  make: 'Utwórz adres',
  renew: 'Utwórz nowy adres',
  renewed: 'Kalendarze, które czytają obecny adres, nic już nie dostaną.',
  address: 'Adres dla Twojego kalendarza',
  once: 'Skopiuj go teraz: nie pokażemy go drugi raz.',
  madeOn: 'Twój adres utworzono',
  end: 'Wyłącz adres',
  ended: 'Ten adres już nie działa',
} satisfies SameKeys<typeof en>
