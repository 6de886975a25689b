import type { CourseContent } from '#seeds/content.ts'

export const mending: CourseContent = {
  title: 'Visible Mending',
  language: 'en',
  category: 'Sewing & mending',
  difficulty: 'beginner',
  accessLength: 'forever',
  prices: [{ amount: 14900, daysAgo: 120 }],
  demand: 5,
  picture: { motif: 'stitches', hue: 222 },
  film: { lines: ['Visible Mending', 'knees, elbows, heels'], seconds: 20 },
  description: `
    <p>Your jumper has a hole. You can hide the repair and be disappointed, or show it and wear the thing for ten more years. Four techniques, all by hand, none of them neat by nature, all of them neat by lesson four.</p>
    <ul><li>darning a heel on a light bulb,</li><li>sashiko over a worn knee,</li><li>a patch from underneath,</li><li>knitting stitches back with a needle.</li></ul>
    <p>Bring something you love that has a hole in it. Moths and bicycles have usually seen to that.</p>`,
  sections: [
    {
      title: 'Look at the hole',
      lectures: [
        {
          title: 'Woven or knitted',
          intro: 'One frays, the other runs. Decide before you thread anything.',
          isFree: true,
          comments: [
            {
              body: 'I have been darning T-shirts as if they were socks. That explains the puckering.',
              votes: 4,
              replies: [
                { by: 'teacher', body: 'And you will never again, which is all a lesson can hope for.', votes: 2 },
              ],
            },
          ],
        },
        {
          title: 'Thread, needle, and the right grey',
          intro: 'Matching a colour is harder than clashing with it. So clash.',
        },
      ],
    },
    {
      title: 'Four repairs',
      lectures: [
        {
          title: 'The heel',
          intro: 'Over, under, over. A light bulb holds the curve.',
          comments: [
            {
              body: 'LED bulbs are too flat at the top. A lemon works.',
              votes: 9,
              replies: [{ by: 'student', body: 'Lemon confirmed. The sock smells wonderful too.', votes: 5 }],
            },
          ],
        },
        { title: 'The knee', intro: 'A field of running stitches, and why yours should not line up.' },
        { title: 'The patch behind', intro: 'For holes too wide to darn: fabric from underneath, edges turned in.' },
        {
          title: 'The dropped stitch',
          intro: 'Swiss darning, one stitch at a time, following the yarn it replaces.',
          comments: [
            {
              body: 'Watched it three times at half speed and now I see the path. My grandmother would be proud.',
              votes: 6,
            },
          ],
        },
      ],
    },
  ],
  reviews: [
    {
      rating: 10,
      title: 'Saved my favourite jumper',
      review: 'And then my partner’s, and then a stranger’s on the train who asked about it.',
    },
    {
      rating: 10,
      title: 'Clear hands',
      review: 'The camera is where my own eyes would be. It makes all the difference.',
    },
    {
      rating: 5,
      title: 'Knitting part is quick',
      review: 'The first three repairs are easy to follow. The last one I had to rewatch many times.',
    },
    { rating: 10, title: 'Cheaper than a jumper', review: '' },
  ],
}
