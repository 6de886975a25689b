import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  articles: 'Artykuły',
  intro: 'To, o czym piszemy, od najnowszych.',
  introOfTag: 'Artykuły na ten temat, od najnowszych.',
  allArticles: 'Wszystkie artykuły',
  tags: 'Tematy',
  allTags: 'Wszystkie',
  noArticles: 'Nie ma jeszcze artykułów',
  noArticlesText: 'Pierwszy właśnie powstaje. Zajrzyj wkrótce.',
  olderArticles: 'Starsze artykuły',
  minutes: '{count} min czytania',
  feed: 'Kanał RSS',
  draft: 'To podgląd: artykuł jest szkicem i widzą go tylko administratorzy szkoły.',
  scheduled: 'To podgląd: do {date} artykuł widzą tylko administratorzy szkoły.',
  givenAway: 'To podgląd: artykuł nie jest jeszcze opublikowany. Przeczyta go każdy, kto ma ten link.',
  photos: 'Zdjęcia',
  enlarge: 'Powiększ: {name}',
  photo: 'zdjęcie {number}',
  related: 'Ucz się z nami',
  allCourses: 'Wszystkie kursy',
  neighbours: 'Więcej artykułów',
  newer: 'Nowszy artykuł',
  older: 'Starszy artykuł',
} satisfies SameKeys<typeof en>
