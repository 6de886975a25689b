import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Zamknięcie',
  errors: {
    'closing.planned': 'Zamknięcie tej szkoły jest już zaplanowane. Odśwież stronę, żeby je zobaczyć.',
    'closing.by-operator': 'To zamknięcie zaplanowali prowadzący platformę. Napisz do nich, żeby je odwołać.',
    'closing.for-good': 'Ta szkoła została zamknięta ponad trzydzieści dni temu i nie da się jej otworzyć.',
    'closing.erased': 'Od {day} z tej szkoły są usuwane dane osobowe. Nie da się jej otworzyć.',
    'closing.too-soon': 'Ludzie mają wiedzieć na czas: najwcześniej możesz wybrać {day}.',
    'closing.too-late': 'Najpóźniej możesz wybrać {day}.',
    'closing.not-confirmed': 'To nie jest ani nazwa szkoły, ani {word}',
  },
  deeds: {
    'POST /home/settings/closing': 'Zaplanowano zamknięcie szkoły',
    'POST /home/settings/closing/call-off': 'Odwołano zamknięcie szkoły',
  },
  mails: {
    subject: '{school}: zamknięcie {day}',
    heading: '{school} kończy działalność',
    text: 'Dzień dobry, {name}, szkoła {school} zostanie zamknięta {day}. Od teraz nic już nie sprzedaje.',
    access:
      'To, co masz, pozostaje dostępne do tego dnia, o ile Twój dostęp trwa. Pobierz wcześniej to, co chcesz zachować.',
    orders:
      'Twoje zamówienia i ich potwierdzenia zostaną na koncie jeszcze przez trzydzieści dni. Potem konto zostanie usunięte, a szkoła zachowa tylko to, co nakazuje prawo; jeśli Twoja płatność lub prośba będzie wtedy nadal otwarta, konto poczeka na odpowiedź.',
    action: 'Zobacz zamówienia',
    offSubject: '{school} działa dalej',
    offHeading: 'Szkoła nie zostanie zamknięta',
    offText:
      'Dzień dobry, {name}, pisaliśmy, że szkoła {school} zostanie zamknięta {day}. Zamknięcie odwołano: szkoła działa jak dotąd.',
    offAction: 'Przejdź do szkoły',
  },
} satisfies SameWords<typeof en>
