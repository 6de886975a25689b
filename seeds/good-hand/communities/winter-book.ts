import type { CommunityContent } from '#seeds/content.ts'

export const winterBook: CommunityContent = {
  title: 'A Book by Spring',
  category: 'Paper & print',
  difficulty: 'intermediate',
  accessLength: 'half_yearly',
  amount: 9900,
  publishedDaysAgo: 40,
  members: 9,
  picture: { motif: 'speech', hue: 212 },
  description: `
    <p>One book each, from the first idea to the last page, in the company of a dozen people who are just as stuck as you are.</p>
    <p>On Mondays we say what we will do this week. On Sundays we show what became of it, and nobody apologises for it.</p>`,
}
