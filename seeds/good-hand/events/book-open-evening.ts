import type { EventContent } from '#seeds/content.ts'

export const bookOpenEvening: EventContent = {
  title: 'Open Evening: Bind One Book',
  category: 'Paper & print',
  difficulty: 'beginner',
  amount: 12000,
  publishedDaysAgo: 20,
  dates: [{ inDays: 18, from: '18:00', until: '20:30' }],
  where: { place: 'Dobra Ręka', address: 'ul. Włókiennicza 5\n90-269 Łódź' },
  capacity: 12,
  sold: 8,
  picture: { motif: 'book', hue: 210 },
  description: `
    <p>One evening, one table, twelve chairs. You come with empty hands and leave with a notebook you have folded, sewn and cased in yourself.</p>
    <p>Paper, thread, board and tea are there. Bring an apron, and somebody you would like to sit next to.</p>`,
}
