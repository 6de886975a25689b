import type { CourseContent } from '#seeds/content.ts'

export const sourdough: CourseContent = {
  title: 'Chleb na zakwasie, spokojnie',
  language: 'pl',
  category: 'Kuchnia',
  difficulty: 'beginner',
  accessLength: 'yearly',
  prices: [
    { amount: 18900, daysAgo: 300 },
    { amount: 19900, daysAgo: 48 },
  ],
  minimumAmount: 4900,
  vatExemption: 'art. 43 ust. 1 pkt 29 ustawy o VAT',
  asks: {
    fields: [
      {
        name: 'piekarnik',
        label: 'W czym będziesz piec?',
        placeholder: '',
        type: 'select',
        data_type: 'text',
        required: false,
        checked: false,
        initial_value: '',
        options: [
          { value: 'elektryczny', text: 'W piekarniku elektrycznym' },
          { value: 'gazowy', text: 'W piekarniku gazowym' },
          { value: 'kociolek', text: 'W żeliwnym kociołku' },
        ],
      },
      {
        name: 'pierwszy_bochenek',
        label: 'Na kiedy planujesz pierwszy bochenek?',
        placeholder: '',
        type: 'text',
        data_type: 'date',
        required: false,
        checked: false,
        initial_value: '',
        options: [],
      },
      {
        name: 'o_sobie',
        label: 'Co dotąd nie wychodziło?',
        placeholder: 'Zakalec, płaski bochenek, blada skórka…',
        type: 'textarea',
        data_type: 'text',
        required: false,
        checked: false,
        initial_value: '',
        options: [],
      },
    ],
    answers: [
      { piekarnik: 'elektryczny', o_sobie: 'Zawsze wychodzi mi płaski jak naleśnik.' },
      { piekarnik: 'kociolek' },
      { piekarnik: 'gazowy', o_sobie: 'Blada skórka. Piekarnik ma swoje lata i temperaturę pokazuje z pamięci.' },
      {},
    ],
  },
  demand: 7,
  picture: { motif: 'loaf', hue: 32 },
  film: { lines: ['Chleb na zakwasie', 'spokojnie'], seconds: 22 },
  description: `
    <p>Zwykły piekarnik, zwykła mąka, jeden słoik. Bez tabel hydratacji na pierwszej stronie i bez wstawania o czwartej: plan jest ułożony tak, żeby chleb czekał na ciebie, a nie ty na chleb.</p>
    <p>Dostęp trwa rok, czyli mniej więcej pięćdziesiąt bochenków.</p>
    <ul><li>zakwas od zera w sześć dni,</li><li>jeden przepis bazowy, trzy rytmy: wieczorny, weekendowy i „zapomniałem”,</li><li>co mówi skórka, miękisz i zapach,</li><li>żytni, pszenny i mieszany.</li></ul>`,
  sections: [
    {
      title: 'Słoik',
      lectures: [
        {
          title: 'Dzień pierwszy: mąka i woda',
          intro: 'Dwie łyżki, dwie łyżki, zamieszać, odstawić. Reszta to nieprzeszkadzanie.',
          isFree: true,
          components: [
            {
              type: 'text',
              html: '<h2>Na dziś</h2><p>Słoik litrowy, dwie łyżki mąki razowej, dwie łyżki letniej wody. <strong>Zakręć lekko</strong>: zakwas oddycha.</p>',
            },
            {
              type: 'before_after',
              before: { motif: 'loaf', hue: 50, alt: 'Bochenek blady, przed pieczeniem' },
              after: { motif: 'loaf', hue: 14, alt: 'Bochenek rumiany, po upieczeniu' },
              caption: 'Ten sam bochenek czterdzieści minut później',
            },
            {
              type: 'quiz_question',
              points: 1,
              question: {
                question_html: '<p>Co zwalnia zakwas? Zaznacz wszystko, co pasuje.</p>',
                answer_type: 'multi_choice',
                answers: [
                  { label: 'Chłodna kuchnia', correct: true, feedback: '' },
                  { label: 'Mąka razowa', correct: false, feedback: 'Razowa mąka przyspiesza: drożdże mają co jeść.' },
                  { label: 'Gęściejsze ciasto', correct: true, feedback: '' },
                  { label: 'Rozmowa przy słoiku', correct: false, feedback: 'Miłe, ale zakwas tego nie słyszy.' },
                ],
                solution_html:
                  '<p>Zimno i mało wody zwalniają drożdże. Razowa mąka działa odwrotnie: to dla nich śniadanie.</p>',
              },
            },
            {
              type: 'gallery',
              pictures: [
                { motif: 'loaf', hue: 30, alt: 'Bochenek pszenny' },
                { motif: 'loaf', hue: 350, alt: 'Bochenek żytni' },
                { motif: 'cup', hue: 40, alt: 'Miarka, która wystarcza' },
                { motif: 'basket', hue: 60, alt: 'Koszyk do wyrastania' },
              ],
            },
          ],
          comments: [
            {
              voice: 'f',
              body: 'Trzeci dzień i cisza. W kuchni mam 18 stopni, wyrzucać?',
              votes: 3,
              replies: [
                {
                  by: 'teacher',
                  body: 'Nie wyrzucać! Przy 18 stopniach wszystko trwa dwa razy dłużej. Postaw słoik na routerze i zajrzyj jutro.',
                  votes: 9,
                },
                {
                  by: 'student',
                  voice: 'f',
                  body: 'Router zadziałał, dziś bąbelki. Mąż pyta, czemu internet pachnie jabłkiem.',
                  votes: 12,
                },
              ],
            },
            {
              voice: 'm',
              body: 'Czy żytnia 720 też się nada? 2000 nigdzie nie było.',
              votes: 1,
              replies: [
                {
                  by: 'teacher',
                  body: 'Nada się, ruszy dzień później. Przy pierwszej okazji dosyp razowej.',
                  votes: 2,
                },
              ],
            },
          ],
        },
        {
          title: 'Kiedy jest gotowy',
          intro: 'Próba pływania, zapach i rysunek na ściance słoika. Trzy znaki, wystarczą dwa.',
        },
      ],
    },
    {
      title: 'Bochenek',
      lectures: [
        {
          title: 'Ciasto, które się nie klei',
          intro: 'Mokre dłonie i składanie zamiast wyrabiania.',
          comments: [
            {
              voice: 'm',
              body: 'Kluczowe jest to „mokre dłonie”, nie „podsypać mąką”. Dwadzieścia lat robiłem odwrotnie.',
              votes: 6,
            },
          ],
        },
        { title: 'Formowanie i koszyk', intro: 'Durszlak z lnianą ściereczką kosztuje zero złotych.' },
        {
          title: 'Para w zwykłym piekarniku',
          intro: 'Garnek żeliwny, blaszka z wrzątkiem albo kamień z działu budowlanego. Porównanie trzech skórek.',
          comments: [
            {
              voice: 'f',
              body: 'Garnek z pokrywką wygrał o kilometr. Blaszka z wodą zalała mi wyświetlacz piekarnika, uważajcie.',
              votes: 4,
              replies: [
                {
                  by: 'teacher',
                  body: 'Dopisałam ostrzeżenie pod filmem. Dziękuję i przykro mi z powodu wyświetlacza.',
                  votes: 2,
                },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Rytm',
      lectures: [
        { title: 'Chleb na wieczory', intro: 'Zamieszać po kolacji, upiec po powrocie. Lodówka jako kalendarz.' },
        {
          title: 'Zapomniałem o zakwasie',
          intro: 'Dwa tygodnie w lodówce, szary płyn na wierzchu. Prawie zawsze da się uratować.',
          comments: [
            {
              voice: 'm',
              body: 'Po pięciu tygodniach urlopu też. Wstał trzeciego dnia jak gdyby nigdy nic.',
              votes: 7,
            },
          ],
        },
      ],
    },
  ],
  reviews: [
    {
      voice: 'f',
      rating: 10,
      title: 'Wreszcie bez stresu',
      review: 'Czwarte podejście do zakwasu w życiu i pierwsze udane. Pomogło zdanie „nie przeszkadzać”.',
    },
    {
      voice: 'm',
      rating: 10,
      title: 'Rytm wieczorny',
      review: 'Pracuję na zmiany, a chleb jest dwa razy w tygodniu. To zasługa planu, nie moja.',
    },
    { voice: 'f', rating: 10, title: 'Świetna lekcja o parze', review: 'Jedna lekcja, a skórka zupełnie inna.' },
    {
      voice: 'f',
      rating: 5,
      title: 'Dostęp tylko na rok',
      review: 'Kurs bardzo dobry, ale wolałabym zapłacić więcej i mieć go na zawsze.',
    },
    { voice: 'm', rating: 10, title: '', review: 'Dzieci jedzą skórki. Tyle w temacie.' },
    {
      voice: 'f',
      rating: 10,
      title: 'Dla początkujących',
      review:
        'Wszystko po kolei, bez żargonu. Wracam do lekcji o zapomnianym zakwasie częściej, niż chciałabym przyznać.',
      isPending: true,
    },
  ],
}
