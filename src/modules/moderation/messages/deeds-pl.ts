import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /home/moderation/:id/delete': 'Usunięcie zgłoszonej lub wstrzymanej treści',
  'POST /home/moderation/:id/dismiss': 'Odrzucenie zgłoszeń treści',
  'POST /home/moderation/:id/let-through': 'Przepuszczenie wstrzymanej treści',
  'POST /home/students/:id/mute': 'Odebranie kursantowi głosu',
  'POST /home/students/:id/unmute': 'Przywrócenie kursantowi głosu',
} satisfies SameKeys<typeof en>
