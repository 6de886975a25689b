import type { MembershipContent } from '#seeds/content.ts'

export const wholeWorkshop: MembershipContent = {
  title: 'The Whole Workshop',
  category: 'Paper & print',
  difficulty: 'beginner',
  accessLength: 'yearly',
  amount: 69900,
  publishedDaysAgo: 75,
  members: 6,
  monthly: {
    first: 'For a year',
    name: 'Month by month',
    amount: 7900,
    trialDays: 14,
    longer: { name: 'By half a year', amount: 42900 },
    triedDaysAgo: [9, 6, 4, 2],
    members: [
      { daysAgo: 50 },
      { daysAgo: 47, left: { daysAgo: 30, reason: 'expensive' } },
      { daysAgo: 46, plan: 'half-year' },
      { daysAgo: 43 },
      { daysAgo: 41, pausesForMonths: 2 },
      {
        daysAgo: 35,
        left: { daysAgo: 2, reason: 'other', words: 'A new job; I will be back when the evenings are mine again.' },
      },
      { daysAgo: 32, isRefused: true },
    ],
  },
  picture: { motif: 'basket', hue: 95 },
  description: `
    <p>Every course in the school for a year, in both languages, with the files and the company. Whatever Helena films meanwhile opens for you on the day it is out.</p>
    <p>Pay for a year at once, or month by month after two weeks to look around; the monthly plan is stopped with two clicks. When it is over your notes and your place in each course are kept, in case you come back.</p>`,
}
