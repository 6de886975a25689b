import type { SurveyContent } from '#seeds/content.ts'

const journey: SurveyContent = {
  title: 'Dokąd jedziesz?',
  description: 'Dwa pytania w sam raz na jeden przystanek.',
  shownOn: 'everywhere',
  audience: 'everyone',
  openedDaysAgo: 12,
  responses: 7,
  displays: 31,
  questions: [
    {
      title: 'Jakiego języka potrzebujesz jako następnego?',
      type: 'select',
      required: true,
      options: [
        { label: 'Słowackiego', weight: 2 },
        { label: 'Litewskiego', weight: 1 },
        { label: 'Portugalskiego', weight: 3 },
      ],
    },
    {
      title: 'Co musisz umieć powiedzieć pierwszego dnia?',
      type: 'textarea',
      placeholder: 'Choćby jedno zdanie',
      share: 0.8,
      texts: [
        'Gdzie jest peron trzeci i czy na pewno zdążę.',
        'Poproszę to samo co ta pani.',
        'Jestem uczulona na orzechy.',
        'Przepraszam, to chyba moje miejsce.',
      ],
    },
  ],
}

export const surveys = [journey]
