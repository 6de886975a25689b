import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './sound-en.ts'

export const pl = {
  soundPlay: 'Odtwórz: {title}',
  soundPause: 'Wstrzymaj: {title}',
  soundPosition: 'Miejsce w nagraniu: {title}',
  soundAt: '{at} z {length}',
  soundBack: 'Cofnij o {seconds} s',
  soundAhead: 'Do przodu o {seconds} s',
  soundSpeed: 'Prędkość',
  soundBroken: 'Nie można tego teraz odtworzyć: być może nie ma sieci albo Twój dostęp się skończył.',
  soundAgain: 'Spróbuj ponownie',
  transcript: 'Przeczytaj, co jest w nagraniu',
} satisfies SameKeys<typeof en>
