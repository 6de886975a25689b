import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Lekcje',
  errors: {
    'learning.lecture-not-found': 'Nie znaleziono lekcji',
    'learning.lecture-not-available': 'Ta lekcja nie jest dostępna w wybranym wariancie',
    'learning.not-awaited': 'Na tę lekcję nie trzeba już czekać. Odśwież stronę.',
    'learning.exam-decides': 'Tę lekcję kończy zdanie egzaminu.',
  },
  mails: {
    'opened.subject': 'Lekcja „{lecture}” jest dostępna',
    'opened.heading': 'Lekcja jest dostępna',
    'opened.text':
      '{name}, wiadomość na Twoją prośbę: lekcja „{lecture}” z kursu „{course}” ({school}) jest już dla Ciebie dostępna.',
    'opened.action': 'Obejrzyj',
  },
  deeds: {
    'POST /lecture/:id/watch': 'Oglądanie lekcji',
    'POST /lecture/:id/reminder': 'Prośba o wiadomość o otwarciu lekcji lub jej cofnięcie',
    'POST /lecture/:id/star': 'Dodanie lekcji do ulubionych lub usunięcie z nich',
  },
} satisfies SameWords<typeof en>
