import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Prace kursantów',
  errors: {},
  deeds: {
    'PUT /home/entries/:componentEntryId/answer': 'Odpowiedź na pracę kursanta z lekcji',
  },
  mails: {
    'answer.subject': '{author} odpowiada Ci: {title}',
    'answer.said': '{author} odpowiada na Twoją pracę z lekcji „{title}” ({question}):',
    'answer.action': 'Otwórz lekcję',
    'answer.someone': 'Prowadzący',
  },
  export: {
    student: 'Kursant',
    email: 'E-mail',
    course: 'Kurs',
    lecture: 'Lekcja',
    question: 'Pytanie',
    entered: 'Praca',
    enteredAt: 'Oddano',
    answer: 'Odpowiedź',
    answeredBy: 'Kto odpowiedział',
    answeredAt: 'Odpowiedziano',
  },
} satisfies SameWords<typeof en>
