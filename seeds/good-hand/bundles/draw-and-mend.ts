import type { BundleContent } from '#seeds/content.ts'
import { mending } from '../courses/mending.ts'
import { sketching } from '../courses/sketching.ts'

export const drawAndMend: BundleContent = {
  title: 'Draw It, Mend It',
  category: 'Sewing & mending',
  difficulty: 'beginner',
  accessLength: 'forever',
  amount: 29900,
  publishedDaysAgo: 100,
  parts: [sketching.title, mending.title],
  picture: { motif: 'window', hue: 28 },
  description: `
    <p>Two courses for evenings when you would rather make something than look at something. Draw the street on Monday, darn the jumper you wore on the kerb on Tuesday.</p>
    <p>They have nothing in common but the hands: slow, a little crooked, and yours. Start with whichever you need first.</p>`,
}
