import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './document-en.ts'

export const pl = {
  title: 'Certyfikat',
  fileName: 'Certyfikat - {course}.pdf',
  says: 'Niniejszym zaświadcza się, że',
  completed: 'ma ukończony kurs',
  issued: 'Wydano {date}',
  code: 'Kod: {code}',
  verify: 'Ważność tego certyfikatu można sprawdzić na stronie:',
  signature: 'Podpis: {name}',
  badge: 'Kto to ma, ukończył kurs „{course}” w szkole {school}.',
  criteria_completion: 'Ukończono tyle lekcji, ilu wymaga szkoła.',
  criteria_exam: 'Każdy egzamin kursu jest zdany.',
  verifyPage: 'Strona, która mówi, czy jest ważny',
  sampleName: 'Zofia Święcicka',
  sampleCourse: 'Nazwa kursu',
  qr: 'Kod QR strony {url}',
} satisfies SameKeys<typeof en>
