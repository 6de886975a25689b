import type { ConsultationContent } from '#seeds/content.ts'

export const hourAtTheWorkbench: ConsultationContent = {
  title: 'An Hour at the Workbench',
  category: 'Paper & print',
  difficulty: 'beginner',
  amount: 18000,
  publishedDaysAgo: 30,
  lengthMinutes: 60,
  bufferAfter: 15,
  place: 'https://meet.example/good-hand',
  hours: [
    { weekdays: [1, 3], from: '09:00', until: '12:45' },
    { weekdays: [4], from: '16:00', until: '19:45' },
  ],
  booked: [
    { day: 2, place: 1 },
    { day: 0, place: 2 },
    { day: 1, place: 0 },
  ],
  picture: { motif: 'book', hue: 25 },
  description: `
    <p>One hour, your project and mine to look over your shoulder. Bring the book that will not open flat, the spine that came loose, or a plan for something you have never made.</p>
    <p>We meet by video: point your camera at the bench, not at your face. Afterwards you get a short list of what to try next.</p>`,
}
