import type { TopicContent } from '#seeds/content.ts'

export const workshopNews: TopicContent = {
  title: 'News from the workshop',
  description: 'What is on Helena’s table this week. She writes here, you answer below.',
  language: 'en',
  allowsStudents: false,
  subscribers: 9,
  posts: [
    {
      by: 'teacher',
      title: 'The stove is on, the glue is slow',
      daysAgo: 2,
      votes: 9,
      body: '<p>First frost in Łódź. Three things change in a cold workshop:</p><ul><li><strong>Paste</strong> needs twice as long. Cover it, go and make tea.</li><li><strong>Lino</strong> goes on the radiator ten minutes before the knife.</li><li><strong>Sourdough</strong> moves to the shelf above the fridge.</li></ul><p>What did the cold do to your table?</p>',
    },
    {
      by: 'teacher',
      title: 'A new lesson on mending elbows is being filmed',
      daysAgo: 6,
      votes: 12,
      picture: { motif: 'stitches', hue: 338 },
      body: '<p>You asked for it eleven times, I counted. The jumper in the picture is my brother’s and he has given up hope of getting it back.</p><blockquote><p>Can one darn an elbow so that it still bends?</p></blockquote><p>Yes. Look for it in <strong>Visible Mending</strong> before the end of the month; whoever has the course has the lesson.</p>',
      comments: [
        {
          body: 'My elbows are ready. Both of them.',
          votes: 6,
          replies: [{ by: 'teacher', body: 'Send me a photograph of the worse one.', votes: 3 }],
        },
        { body: 'Will you show it on knitted wool as well as on cloth? My cardigan is very thin there.', votes: 2 },
      ],
    },
    {
      by: 'teacher',
      title: 'How to photograph what you made',
      daysAgo: 13,
      votes: 15,
      body: '<p>Your pictures in the next topic are lovely and often yellow. A short recipe:</p><ol><li>Turn the lamp off. All lamps.</li><li>Put the thing on a table beside a window, an hour before noon or two after.</li><li>Hold a sheet of white paper on the dark side, just outside the picture.</li><li>Step back, then zoom in a little.</li></ol><p>Everything else about light takes a course of its own, and there is one.</p>',
      comments: [
        { body: 'The white paper trick is ridiculous. Same book, same window, looks like a shop.', votes: 8 },
        {
          body: 'What about black covers? Mine come out grey.',
          votes: 1,
          replies: [
            {
              by: 'teacher',
              body: 'Use a black card instead of the white one, on the bright side. You take light away instead of adding it.',
              votes: 5,
            },
          ],
        },
      ],
    },
    {
      by: 'teacher',
      title: 'Kurs koszykarski dojrzewa',
      daysAgo: 24,
      votes: 7,
      picture: { motif: 'basket', hue: 42 },
      body: '<p>Wiklina moczy się od wtorku, kamera stoi w łazience. <em>Kosz z wikliny na jesień</em> będzie gotowy, kiedy będzie gotowy. Kto chce wiedzieć pierwszy, niech włączy dzwonek przy tym temacie.</p>',
    },
    {
      by: 'teacher',
      title: 'Welcome to the community',
      daysAgo: 41,
      votes: 18,
      body: '<p>Lessons are for watching, this place is for talking. Three rules:</p><ol><li>Show the crooked ones too. Especially the crooked ones.</li><li>Ask before you advise.</li><li>Po polsku i po angielsku, as you like.</li></ol><p>I read everything, mostly in the evening, sometimes with dough on my hands.</p>',
      comments: [
        { body: 'Hello from a kitchen in Cardiff with far too many notebooks in it.', votes: 5 },
        { body: 'Rule one is the best rule any school has ever had.', votes: 11 },
      ],
    },
  ],
}
