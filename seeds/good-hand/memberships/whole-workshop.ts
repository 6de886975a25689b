import type { MembershipContent } from '#seeds/content.ts'

export const wholeWorkshop: MembershipContent = {
  title: 'The Whole Workshop',
  category: 'Paper & print',
  difficulty: 'beginner',
  accessLength: 'yearly',
  amount: 69900,
  publishedDaysAgo: 75,
  members: 6,
  picture: { motif: 'basket', hue: 95 },
  description: `
    <p>Every course in the school for a year, in both languages, with the files and the company. Whatever Helena films meanwhile opens for you on the day it is out.</p>
    <p>Nothing is charged again by itself. When the year is over your notes and your place in each course are kept, in case you come back.</p>`,
}
