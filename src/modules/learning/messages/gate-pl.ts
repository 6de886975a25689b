import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './gate-en.ts'

export const pl = {
  gateTitle: 'Kup kurs, aby obejrzeć tę lekcję',
  gateText: {
    one: 'To część kursu „{course}”, który ma {count} lekcję.',
    few: 'To część kursu „{course}”, który ma {count} lekcje.',
    many: 'To część kursu „{course}”, który ma {count} lekcji.',
    other: 'To część kursu „{course}”, który ma {count} lekcji.',
  },
  gateFreeTitle: 'Ten kurs jest bezpłatny',
  gateFreeText: 'Odbierz go raz i oglądaj wszystkie lekcje.',
  gateLoginTitle: 'Zaloguj się, aby obejrzeć',
  gateLoginText: 'Kurs jest bezpłatny. Zaloguj się, jeśli już go masz, albo odbierz go teraz.',
  gateLoginFirst: 'Najpierw się zaloguj',
  gateLoginFirstText: 'Tę lekcję obejrzy każdy, kto się zaloguje, bez kupowania kursu.',
  gateNotYetTitle: 'Jeszcze niedostępna',
  gateNotYetText: 'Lekcje tego kursu pojawiają się po kolei. Ta będzie dla Ciebie dostępna od {date}.',
  gateRemind: 'Powiadom mnie e-mailem',
  gateReminded: 'Napiszemy do Ciebie, gdy będzie dostępna.',
  gateForget: 'Nie pisz do mnie',
  gateCalendar: 'Dodaj do kalendarza',
  gateVariantText: 'Należy do kursu „{course}”, ale nie do wariantu, który masz.',
  endedTitle: 'Twój dostęp skończył się {date}',
  endedKept:
    'To, co masz za sobą w kursie „{course}”, zostaje: ukończone lekcje ({completed} z {total}), notatki i odpowiedzi. Wszystko będzie na miejscu, gdy kurs znów będzie Twój.',
  endedRevoked: 'Dostęp został odebrany. Powód jest w naszym liście – odpowiedz na niego, jeśli to pomyłka.',
  endedMembership: 'Kurs był dostępny dzięki',
  yourNotes: 'Twoje notatki',
  seeVariants: 'Zobacz inne warianty',
  gateNotSold: 'Tego kursu nie można teraz kupić.',
  gateMemberships: {
    one: 'Otwiera ją też członkostwo',
    few: 'Otwierają ją też te członkostwa',
    many: 'Otwierają ją też te członkostwa',
    other: 'Otwierają ją też te członkostwa',
  },
  watchFree: 'Obejrzyj bezpłatną lekcję',
  alreadyHave: 'Masz już ten kurs?',
  logIn: 'Zaloguj się',
} satisfies SameKeys<typeof en>
