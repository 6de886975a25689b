import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  about: 'O społeczności',
  inside: 'O czym rozmawiamy',
  by: 'Prowadzi {name}',
  topics: { one: '{count} temat', few: '{count} tematy', many: '{count} tematów', other: '{count} tematu' },
  members: { one: '{count} osoba', few: '{count} osoby', many: '{count} osób', other: '{count} osoby' },
  posts: { one: '{count} wpis', few: '{count} wpisy', many: '{count} wpisów', other: '{count} wpisu' },
  newest: 'Najnowszy wpis: {date}',
  owned: 'Należysz do tej społeczności. Masz dostęp do jej tematów.',
  buy: 'Dołącz do społeczności',
  get: 'Dołącz za darmo',
  toTopics: 'Przejdź do tematów',
  draft: 'To podgląd: społeczność jest szkicem i widzą ją tylko administratorzy szkoły.',
  mine: 'Moje społeczności',
  accessUntil: 'Dostęp do {date}',
} satisfies SameKeys<typeof en>
