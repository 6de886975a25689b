import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './after-video-en.ts'

export const pl = {
  upNext: 'Następna',
  playNext: 'Odtwórz następną',
  stayHere: 'Zostań tutaj',
  lastLecture: 'To była ostatnia lekcja tego kursu.',
  lectureDone: 'Lekcja ukończona',
  courseDone: 'To była ostatnia lekcja: masz za sobą cały kurs.',
  toMyCourses: 'Przejdź do moich kursów',
} satisfies SameKeys<typeof en>
