import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './not-selling-en.ts'

export const pl = {
  notOpen: 'Ta szkoła nie jest jeszcze otwarta. Rozejrzyj się; kupić i zalogować się można, gdy się otworzy.',
  loginOff: 'Logowanie jest tymczasowo wyłączone, dlatego na razie nie można nic kupić. Zajrzyj później.',
  closesOn: 'Ta szkoła zostanie zamknięta {day}. Nic już nie sprzedaje; to, co masz, pozostaje do tego dnia dostępne.',
  closedOn: 'Ta szkoła została zamknięta {day}.',
} satisfies SameKeys<typeof en>
