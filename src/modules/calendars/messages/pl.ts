import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  title: 'W Twoim kalendarzu',
  help: 'Aplikacja kalendarza może sama pokazywać Twoje wydarzenia i konsultacje: zasubskrybuj w niej prywatny adres. Zobaczy je każdy, kto zna ten adres.',
  helpAdmin:
    'Aplikacja kalendarza może sama pokazywać wszystkie wydarzenia i rezerwacje szkoły: zasubskrybuj w niej prywatny adres. Każdy, kto zna ten adres, zobaczy, kto się umówił.',
  make: 'Utwórz adres',
  renew: 'Utwórz nowy adres',
  renewed: 'Kalendarze korzystające z obecnego adresu przestaną się aktualizować.',
  address: 'Adres dla Twojego kalendarza',
  once: 'Skopiuj go teraz: nie pokażemy go drugi raz.',
  madeOn: 'Twój adres utworzono',
  end: 'Wyłącz adres',
  ended: 'Ten adres już nie działa',
} satisfies SameKeys<typeof en>
