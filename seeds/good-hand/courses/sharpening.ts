import type { CourseContent } from '#seeds/content.ts'

export const sharpening: CourseContent = {
  title: 'Sharpen One Knife',
  language: 'en',
  category: 'Kitchen',
  difficulty: 'beginner',
  accessLength: 'forever',
  prices: [{ amount: 0, daysAgo: 190 }],
  demand: 8,
  picture: { motif: 'blade', hue: 196 },
  film: { lines: ['Sharpen One Knife', 'a free course'], seconds: 18 },
  description: `
    <p>A free course, one stone, one knife, one tomato. It is also how you find out whether you like being taught by us before you pay for anything.</p>
    <p>Keep the stone wet, keep the angle, count to twenty. That is nearly all of it; the four lessons are the rest.</p>`,
  sections: [
    {
      title: 'One stone, one knife',
      lectures: [
        {
          title: 'Which knife deserves it',
          intro: 'The one you reach for. Leave the serrated ones alone.',
          isFree: true,
          comments: [
            {
              body: 'Did the cheap one first, as advised. It now outperforms the expensive one.',
              votes: 11,
              replies: [
                { by: 'teacher', body: 'It usually does. Steel is patient with beginners, prices are not.', votes: 6 },
              ],
            },
          ],
        },
        {
          title: 'Finding the angle',
          intro: 'Two coins under the spine, then take them away.',
          comments: [
            {
              body: 'Which coins? Two grosze and two pounds are rather different angles.',
              votes: 5,
              replies: [
                {
                  by: 'teacher',
                  body: 'Two one-złoty coins, about three millimetres. Two 5p pieces will do on your side of the sea.',
                  votes: 7,
                },
              ],
            },
          ],
        },
        {
          title: 'Twenty strokes',
          intro: 'Heel to tip, the same pressure, and the burr that tells you to turn it over.',
        },
        {
          title: 'The tomato',
          intro: 'If it needs pushing, go back one lesson. If it falls apart, stop.',
          comments: [{ body: 'It fell apart. So did I, a little.', votes: 9 }],
        },
      ],
    },
  ],
  reviews: [
    { rating: 10, title: 'Free and better than paid ones', review: 'Half an hour including the tomato.' },
    { rating: 10, title: 'Came for the knife', review: 'Stayed for the linocut course.' },
    { rating: 10, title: 'Clear', review: 'English is not my first language and I understood everything.' },
    {
      rating: 5,
      title: 'Stone not included in the advice',
      review: 'I would have liked to be told which stone to buy. It is in the comments, in the end.',
    },
  ],
}
