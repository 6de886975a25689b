import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './impersonation-en.ts'

export const pl = {
  banner: 'Podgląd jako kursant',
  signedInAs: 'Widzisz szkołę tak, jak widzi ją |{name}|.',
  onlyLooking: 'To tylko podgląd: nic nie stanie się w imieniu kursanta.',
  back: 'Wróć do panelu',
  signIn: 'Zaloguj się jako ten kursant',
  consequence:
    'Przez pół godziny zobaczysz szkołę tak, jak widzi ją {name}: wszystko oprócz prywatnych notatek. Niczego nie zrobisz w imieniu kursanta. Na swoim koncie przeczyta, że tu zaglądasz i kiedy.',
  title: 'Kto zaglądał na Twoje konto',
  intro: 'Administratorzy szkoły, żeby zobaczyć to, co Ty. Nie mogli niczego zmienić ani przeczytać Twoich notatek.',
} satisfies SameKeys<typeof en>
