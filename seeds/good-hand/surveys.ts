import type { SurveyContent } from '#seeds/content.ts'
import { availableLight } from './courses/available-light.ts'

const nextYear: SurveyContent = {
  title: 'What should we teach next year?',
  description: 'Five questions, two minutes. Helena reads every answer with her morning coffee.',
  shownOn: 'everywhere',
  audience: 'everyone',
  openedDaysAgo: 46,
  closedDaysAgo: 9,
  responses: 61,
  displays: 388,
  questions: [
    {
      title: 'Which course would you take first?',
      type: 'select',
      required: true,
      options: [
        { label: 'Japanese papermaking', weight: 15 },
        { label: 'Spoon carving', weight: 19 },
        { label: 'Natural dyes from the kitchen', weight: 14 },
        { label: 'Letterpress for one small room', weight: 8 },
        { label: 'Darning, the second part', weight: 5 },
      ],
    },
    {
      title: 'When do your hands have time?',
      type: 'checkbox',
      options: [
        { label: 'Weekday mornings', weight: 2 },
        { label: 'Weekday evenings', weight: 9 },
        { label: 'Saturdays', weight: 7 },
        { label: 'Sundays', weight: 6 },
        { label: 'At night, when everyone sleeps', weight: 3 },
      ],
    },
    {
      title: 'How long may a lesson be, in minutes?',
      type: 'text',
      inputType: 'number',
      figures: [8, 45],
      share: 0.85,
    },
    { title: 'And in your own words', type: 'separator' },
    {
      title: 'What stopped you the last time you wanted to make something?',
      type: 'textarea',
      placeholder: 'Time, tools, a cat on the table…',
      share: 0.38,
      texts: [
        'The kitchen table. It is also the dining table and the homework table.',
        'I had the gouge, I had the lino, and no idea in which direction to push.',
        'Buying tools. There are eleven kinds of awl and nobody says which one to get.',
        'My daughter went to bed at ten. So did I.',
        'I was afraid to cut the good paper.',
        'Nic, zrobiłam. Ale krzywo.',
        'Every film starts with a workshop I do not have.',
        'The first one came out well and then I had to do nineteen more.',
        'Hałas. Mieszkam w bloku i po dwudziestej drugiej nie postukam.',
        'Glue. It is always the glue.',
        'I never know whether a mistake is a mistake or the way it should look.',
        'A new job, and then winter, and then I forgot where I had put the needles.',
        'My hands hurt after half an hour. Shorter lessons with a break would help.',
        'Nothing this time. I finished a notebook and gave it away the same day.',
        'Nie mogłem znaleźć kleju introligatorskiego w żadnym sklepie w mieście.',
        'The dog ate the bone folder.',
        'I keep watching the next lesson instead of doing the last one.',
        'Brak dobrego światła w zimie.',
      ],
    },
    {
      title: 'Your e-mail, if we may write back',
      type: 'text',
      inputType: 'email',
      placeholder: 'name@example.com',
      share: 0.3,
      texts: ['olga.m@example.com', 'tomek@example.com', 'hand.maker@example.com', 'r.bielska@example.com'],
    },
  ],
}

const light: SurveyContent = {
  title: 'Zanim zaczniesz fotografować',
  description: 'Trzy pytania. Dzięki nim wiem, dla kogo nagrywam następne lekcje.',
  shownOn: 'one_course',
  course: availableLight.title,
  audience: 'everyone',
  openedDaysAgo: 8,
  responses: 12,
  displays: 47,
  questions: [
    {
      title: 'Czym robisz zdjęcia?',
      type: 'select',
      required: true,
      options: [
        { label: 'Telefonem', weight: 6 },
        { label: 'Aparatem cyfrowym', weight: 4 },
        { label: 'Aparatem na film', weight: 2 },
      ],
    },
    {
      title: 'Co chcesz fotografować?',
      type: 'checkbox',
      options: [
        { label: 'Ludzi w domu', weight: 5 },
        { label: 'To, co robię rękami', weight: 6 },
        { label: 'Jedzenie', weight: 3 },
        { label: 'Miasto po zmroku', weight: 4 },
      ],
    },
    {
      title: 'Z czym masz największy kłopot?',
      type: 'textarea',
      share: 0.6,
      texts: [
        'Wszystko wychodzi żółte.',
        'Mam jedno okno i wychodzi na północ.',
        'Nie wiem, kiedy przestać poprawiać w telefonie.',
        'Ręce mi drżą i przy słabym świetle jest nieostro.',
        'Cień mojej własnej głowy na stole.',
      ],
    },
  ],
}

export const surveys = [nextYear, light]
