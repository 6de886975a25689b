import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './card-en.ts'

export const pl = {
  title: 'Zmiana karty',
  addTitle: 'Dodanie karty',
  intro: 'Dla abonamentu na „{title}” w szkole {school}.',
  due: 'Teraz pobierzemy {amount}: ostatnie obciążenie nie powiodło się.',
  check: 'Teraz niczego nie pobieramy. Następne obciążenie: {date}, {amount}.',
  mustConfirm:
    'Bank prosi, aby ostatnie obciążenie potwierdzić osobiście. Możesz to zrobić obecną kartą albo użyć innej.',
  confirm: 'Potwierdź moją kartą',
  agree: 'Obciążenia za kolejne okresy',
  required: 'To pole jest wymagane',
  save: 'Zapisz kartę',
  pay: 'Zapisz kartę i zapłać {amount}',
  over: 'Ten abonament się skończył, więc nie ma karty do zmiany.',
  gone: 'Ten link już nie działa. Zaloguj się, aby zmienić kartę.',
  logIn: 'Zaloguj się',
} satisfies SameKeys<typeof en>
