import type { TopicContent } from '#seeds/content.ts'
import { winterBook } from '../communities/winter-book.ts'

export const mondayPlans: TopicContent = {
  title: 'Monday plans, Sunday pages',
  description: 'One thing you will do this week, and what became of the last one.',
  language: 'en',
  allowsStudents: true,
  community: winterBook.title,
  subscribers: 3,
  posts: [
    {
      by: 'teacher',
      title: 'Week three: choose the paper and stop choosing',
      daysAgo: 2,
      votes: 5,
      body: '<p>Three of you have changed the paper twice. This week, buy it. A book on the wrong paper is a book; the right paper in a drawer is paper.</p>',
      comments: [
        {
          body: 'I feel seen. Ordered the cream one this morning.',
          votes: 4,
          replies: [{ by: 'teacher', body: 'Then you are the furthest of us all.', votes: 3 }],
        },
      ],
    },
    {
      by: 'student',
      title: 'Sixteen pages of my aunt’s recipes',
      daysAgo: 5,
      votes: 6,
      picture: { motif: 'loaf', hue: 30 },
      body: 'Copied by hand, stains included. The dumplings take up four pages because she never agreed with herself about the dough.',
      comments: [{ body: 'Please keep both versions of the dough.', votes: 5 }],
    },
    {
      by: 'student',
      title: 'How do you number pages that fold out?',
      daysAgo: 9,
      votes: 2,
      body: 'I have a map in the middle that opens to the left. Does it count as one page, as four, or as a holiday?',
      comments: [{ body: 'I number the spread and leave the map alone.', votes: 2 }],
    },
  ],
}
