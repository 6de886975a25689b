import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  errors: {
    'sales.at-most-a-year': 'Wybierz najwyżej rok',
  },
  export: {
    order: 'Zamówienie',
    date: 'Data',
    buyer: 'Kupujący',
    email: 'E-mail',
    title: 'Produkty',
    status: 'Stan',
    status_pending: 'W toku',
    status_completed: 'Zakończona',
    status_failed: 'Nieudana',
    type: 'Rodzaj',
    type_one_time: 'Jednorazowa',
    type_subscription: 'Członkostwo',
    quantity: 'Liczba',
    invited: 'Zaproszenia',
    amount: 'Kwota',
    fees: 'Prowizja',
    refunded: 'Zwrócono',
    currency: 'Waluta',
    revoked: 'Wycofana',
    yes: 'tak',
  },
} satisfies SameWords<typeof en>
