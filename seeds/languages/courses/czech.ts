import type { CourseContent } from '#seeds/content.ts'

export const czech: CourseContent = {
  title: 'Czeski na tydzień w Brnie',
  language: 'pl',
  category: 'Język czeski',
  difficulty: 'beginner',
  accessLength: 'half_yearly',
  prices: [{ amount: 9900, daysAgo: 140 }],
  demand: 3,
  picture: { motif: 'speech', hue: 150 },
  film: { lines: ['Czeski', 'na tydzień w Brnie'], seconds: 18 },
  description:
    '<p>Znasz już połowę słów, tylko część z nich znaczy co innego. Sześć krótkich lekcji: powitania, kawiarnia, tramwaj i dziesięć fałszywych przyjaciół, o których lepiej wiedzieć przed wyjazdem.</p>',
  sections: [
    {
      title: 'Pierwszy dzień',
      lectures: [
        {
          title: 'Dobrý den, i co dalej',
          intro: 'Trzy powitania, dwa pożegnania i jedno „prosím” na wszystko.',
          isFree: true,
          comments: [
            {
              voice: 'f',
              body: '„Prosím” uratowało mi cały wyjazd.',
              votes: 2,
              replies: [{ by: 'teacher', body: 'I tak ma być. Prosím!', votes: 1 }],
            },
          ],
        },
        { title: 'Kawiarnia', intro: 'Jak zamówić to, co się chce, a nie to, co brzmi znajomo.' },
        { title: 'Tramwaj numer 4', intro: 'Pytania o drogę i odpowiedzi, które naprawdę usłyszysz.' },
      ],
    },
    {
      title: 'Fałszywi przyjaciele',
      lectures: [{ title: 'Dziesięć słów', intro: '„Čerstvý” znaczy świeży. Poważnie.' }],
    },
  ],
  reviews: [
    { voice: 'm', rating: 10, title: 'Działa', review: 'W Brnie zrozumiałem kelnera. On mnie też.' },
    { voice: 'f', rating: 10, title: '', review: 'Krótko i z humorem.' },
  ],
}
