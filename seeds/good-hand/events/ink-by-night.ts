import type { EventContent } from '#seeds/content.ts'

export const inkByNight: EventContent = {
  title: 'Ink by Night: A Walk with a Brush',
  category: 'Drawing',
  difficulty: 'intermediate',
  amount: 9000,
  publishedDaysAgo: 250,
  dates: [{ inDays: 11, from: '19:00', until: '21:30' }],
  where: { place: 'Dobra Ręka', address: 'ul. Włókiennicza 5\n90-269 Łódź' },
  capacity: 6,
  sold: 6,
  waiting: 3,
  picture: { motif: 'window', hue: 265 },
  description: `
    <p>Six people, six lamps and the yards of Włókiennicza after dark. We draw what is left when the colours have gone: windows, edges, the light on wet stone.</p>
    <p>Ink, brushes and folding stools are there. Dress for standing still in November.</p>`,
}
