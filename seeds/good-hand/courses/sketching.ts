import type { CourseContent } from '#seeds/content.ts'

export const sketching: CourseContent = {
  title: 'Ink and Water: Sketching a City',
  language: 'en',
  category: 'Drawing',
  difficulty: 'beginner',
  accessLength: 'forever',
  prices: [{ amount: 28900, daysAgo: 240 }],
  evergreen: { amount: 21900, hours: 24, startedDaysAgo: 3 },
  demand: 8,
  picture: { motif: 'skyline', hue: 205 },
  film: { lines: ['Ink and Water', 'sketching a city'], seconds: 28 },
  description: `
    <p>One pen, three colours, twenty minutes on a kerb. This course is for people who liked drawing once and stopped because the perspective never came out. It still won't, and the drawings will be better for it.</p>
    <h3>What you will draw</h3>
    <ul><li>a doorway, a tram stop and a courtyard in Łódź, along with me,</li><li>the same three things in your own town, without me,</li><li>one street in the rain, because rain is where watercolour begins to help.</li></ul>
    <p>You need a waterproof fineliner, a small sketchbook that survives a wash, a brush with a water tank and a pan each of ultramarine, burnt sienna and yellow ochre.</p>`,
  sections: [
    {
      title: 'Line',
      lectures: [
        {
          title: 'Start with the shadow',
          intro: 'Not with the outline. The dark shape under a balcony tells you where everything else hangs.',
          isFree: true,
          components: [
            {
              type: 'text',
              html: '<h2>Your turn, ten minutes</h2><p>Pick a street with the sun behind you. <strong>Draw only the shadows</strong>, filled in, no outlines. Then stop: most of the houses are already there.</p><ul><li>one pen, the thick one,</li><li>no pencil underneath,</li><li>half a page is enough.</li></ul>',
            },
            {
              type: 'before_after',
              before: { motif: 'skyline', hue: 235, alt: 'A skyline in cold evening colours' },
              after: { motif: 'skyline', hue: 28, alt: 'The same skyline in warm morning colours' },
              caption: 'One street at seven in the evening and at nine in the morning',
            },
            {
              type: 'quiz_question',
              points: 1,
              question: {
                question_html: '<p>Where does the first line of a sketch go?</p>',
                answer_type: 'single_choice',
                answers: [
                  {
                    label: 'Around the nearest house',
                    correct: false,
                    feedback: 'A house alone leaves nothing to hang the next line on.',
                  },
                  { label: 'Along the edge of the largest shadow', correct: true, feedback: '' },
                  { label: 'Along the horizon', correct: false, feedback: 'The horizon comes by itself, at the end.' },
                ],
                solution_html:
                  '<p>The largest shadow joins what stands apart. <em>Once it is on paper, everything else has somewhere to be.</em></p>',
              },
            },
            {
              type: 'gallery',
              pictures: [
                { motif: 'skyline', hue: 12, alt: 'Roofs in red ink' },
                { motif: 'window', hue: 210, alt: 'A window with a blue frame' },
                { motif: 'cup', hue: 55, alt: 'The cup that came along' },
                { motif: 'book', hue: 150, alt: 'The sketchbook, closed' },
                { motif: 'fern', hue: 120, alt: 'A fern from the courtyard' },
              ],
            },
          ],
          comments: [
            {
              body: 'This one idea fixed more for me than two years of perspective tutorials. I start with the bin store under our stairs now.',
              votes: 12,
              replies: [
                {
                  by: 'teacher',
                  body: 'The bin store is an excellent place to start. Nobody expects it to be pretty, so you look properly.',
                  votes: 7,
                },
              ],
            },
            {
              body: 'Is a 0.3 pen too thin for this? My shadows take for ever to fill.',
              votes: 2,
              replies: [
                {
                  by: 'teacher',
                  body: 'Use it for lines and a brush pen for the darks, or hatch loosely and let the wash do the rest.',
                  votes: 3,
                },
                { by: 'student', body: 'A 0.8 from the same brand solved it for me.', votes: 1 },
              ],
            },
          ],
        },
        {
          title: 'Windows are not rectangles',
          intro: 'How to draw forty windows by drawing six.',
          comments: [
            { body: 'Six was enough. My tenement block looks like a tenement block for the first time.', votes: 5 },
          ],
        },
        {
          title: 'People in three strokes',
          intro: 'Head, coat, direction. They will have moved on before the fourth.',
        },
      ],
    },
    {
      title: 'Water',
      lectures: [
        {
          title: 'Three colours and why these',
          intro: 'Ultramarine and sienna make every grey a city has.',
          comments: [
            {
              body: 'Could I swap ochre for raw sienna? It is what I have in the box.',
              votes: 1,
              replies: [
                {
                  by: 'teacher',
                  body: 'Gladly. A touch more transparent, a touch warmer. Nobody will write to complain.',
                  votes: 2,
                },
              ],
            },
          ],
        },
        {
          title: 'One wash, left alone',
          intro: 'The hardest thing in watercolour is putting the brush down.',
          comments: [
            { body: 'I tied the brush to the bench. It helped.', votes: 14 },
            {
              body: 'Cauliflowers everywhere. Paper too light, or me too impatient?',
              votes: 3,
              replies: [
                { by: 'student', body: 'In my case it was both.', votes: 6 },
                {
                  by: 'teacher',
                  body: 'Touch the page with the back of your finger. If it is cold, it is still wet. Wait for it to feel like the room.',
                  votes: 8,
                },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'The city',
      lectures: [
        { title: 'A courtyard on Włókiennicza', intro: 'Filmed in one sitting, uncut, with the passers-by.' },
        { title: 'Rain on Piotrkowska', intro: 'Reflections are drawn downwards and in a hurry.' },
        { title: 'Your own street', intro: 'The assignment: the view you have stopped seeing.' },
      ],
    },
  ],
  reviews: [
    {
      rating: 10,
      title: 'I draw again',
      review: 'Fifteen years since art school and I had not finished a sketchbook since. Page 31 today.',
    },
    {
      rating: 10,
      title: 'Honest and funny',
      review: 'She leaves her own failed pages in the film. I trust a teacher who does that.',
    },
    { rating: 10, title: 'Worth it for "One wash, left alone"', review: 'I had been stirring my paintings to death.' },
    {
      rating: 5,
      title: 'Good, could be longer',
      review: 'Lovely lessons, but I would have liked more on people and crowds.',
    },
    {
      rating: 10,
      title: 'Brought it on holiday',
      review: 'Three evenings of lessons, then two weeks in Gdańsk with a pen. My family has forgiven me.',
    },
    { rating: 10, title: '', review: '' },
  ],
}
