/** A course for a look around, in the school's language. */
export const sampleEn = {
  title: 'Sample: bread in one weekend',
  description:
    '<p>From flour to the first slice. This is a sample: look how a course is laid out, change what you like, and remove it when you have seen enough.</p>',
  outline: [
    {
      title: 'Saturday',
      lectures: [
        {
          title: 'What you need',
          text: '<p>Flour, water, salt, and a pot with a lid. Beside a film, a lecture can have text, pictures and questions like these.</p>',
        },
        { title: 'Mixing and waiting', text: '<p>Stir for three minutes, then leave it alone for the night.</p>' },
      ],
    },
    {
      title: 'Sunday',
      lectures: [
        { title: 'Shaping', text: '<p>Wet hands, four folds, a quarter of an hour of rest.</p>' },
        { title: 'Baking', text: '<p>Half an hour with the lid on, twenty minutes without.</p>' },
      ],
    },
  ],
}
