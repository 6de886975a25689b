import type { CourseContent } from '#seeds/content.ts'

export const linocut: CourseContent = {
  title: 'Linocut at the Kitchen Table',
  language: 'en',
  category: 'Paper & print',
  difficulty: 'intermediate',
  accessLength: 'yearly',
  prices: [{ amount: 21900, daysAgo: 34 }],
  seatPrices: [
    { from: 5, amount: 18900 },
    { from: 10, amount: 16900 },
    { from: 25, amount: 14900 },
  ],
  quantityPerStudent: 60,
  demand: 6,
  picture: { motif: 'fern', hue: 152 },
  film: { lines: ['Linocut', 'at the kitchen table'], seconds: 24 },
  description: `
    <p>Two colours, no press, a wooden spoon. We cut one small block and one larger one, print an edition of ten, and talk about what to do with the eleventh, which is always the best and always smudged.</p>
    <p>New this autumn. You should be comfortable with a knife and willing to cut away from yourself.</p>
    <ul><li>drawing in reverse without a mirror,</li><li>sharp tools and where your other hand goes,</li><li>registration with a strip of cardboard,</li><li>drying, signing and numbering.</li></ul>`,
  pitch: {
    outcomes: [
      'Draw in reverse without a mirror',
      'Keep your tools sharp and your other hand safe',
      'Print two colours that meet where they should',
      'Number and sign an edition of ten',
    ],
    audience: ['People who are comfortable with a knife', 'People who draw and want their drawings to become many'],
    questions: [
      {
        question: 'Do I need a press?',
        answer: 'No. A wooden spoon prints as well as most small presses, and it is quieter.',
      },
      {
        question: 'What does it cost to begin?',
        answer:
          'A blade, a block, one tube of black and a roller: about as much as the course. I say in the first lecture which of them may be cheap.',
      },
    ],
  },
  sections: [
    {
      title: 'The block',
      lectures: [
        {
          title: 'Think in black',
          intro: 'What you cut is the light. A drawing made with scissors explains it in a minute.',
          isFree: true,
          comments: [{ body: 'The scissors exercise is brilliant with children as well.', votes: 6 }],
        },
        {
          title: 'Warm lino, sharp gouge',
          intro: 'A hot-water bottle, ten minutes. Cold lino is how people get hurt.',
          comments: [
            {
              body: 'Hair dryer works too if you keep it moving.',
              votes: 3,
              replies: [{ by: 'teacher', body: 'It does. Mind the edges, they curl.', votes: 1 }],
            },
          ],
        },
        { title: 'Cutting the fern', intro: 'Follow the stem, then each leaf away from it.' },
      ],
    },
    {
      title: 'The print',
      lectures: [
        {
          title: 'Ink like honey',
          intro: 'Listen to the roller: it should hiss, not smack.',
          comments: [
            { body: '"It should hiss" is the most useful sentence in any printing lesson I have taken.', votes: 8 },
          ],
        },
        { title: 'Spoon pressure', intro: 'Circles from the middle, and one corner lifted to look.' },
        {
          title: 'A second colour that fits',
          intro: 'Cardboard corner, taped once, trusted for ever.',
          comments: [
            {
              body: 'Mine drifts by a millimetre from print six on. Tape?',
              votes: 2,
              replies: [
                {
                  by: 'teacher',
                  body: 'Or paper that is drinking in the ink and growing. Let it rest overnight in the room before the second run.',
                  votes: 4,
                },
                { by: 'student', body: 'Overnight rest fixed it for me as well.', votes: 2 },
              ],
            },
          ],
        },
        { title: 'Edition of ten', intro: 'Numbering, signing, and the honest use of “a/p”.' },
      ],
    },
  ],
  reviews: [
    {
      rating: 10,
      title: 'Ten prints, ten presents',
      review: 'Christmas is done by November for the first time in my life.',
    },
    {
      rating: 10,
      title: 'Careful about safety',
      review: 'I cut myself in a weekend workshop once. Here the second lesson is about exactly that.',
    },
    {
      rating: 0,
      title: 'Wanted it for ever',
      review:
        'The course is fine, but access for a year only was a surprise to me. It does say so by the price, I read it too late.',
    },
    { rating: 10, title: '', review: '' },
  ],
}
