import type { SchoolContent } from '#seeds/content.ts'
import { benchInAFlat } from './articles/bench-in-a-flat.ts'
import { firstStarter } from './articles/first-starter.ts'
import { grainOfPaper } from './articles/grain-of-paper.ts'
import { drawAndMend } from './bundles/draw-and-mend.ts'
import { winterBook } from './communities/winter-book.ts'
import { bookOpenEvening } from './events/book-open-evening.ts'
import { inkByNight } from './events/ink-by-night.ts'
import { availableLight } from './courses/available-light.ts'
import { bookbinding } from './courses/bookbinding.ts'
import { linocut } from './courses/linocut.ts'
import { mending } from './courses/mending.ts'
import { sharpening } from './courses/sharpening.ts'
import { sketching } from './courses/sketching.ts'
import { sourdough } from './courses/sourdough.ts'
import { wicker } from './courses/wicker.ts'
import { hourAtTheWorkbench } from './consultations/hour-at-the-workbench.ts'
import { pocketSheets } from './downloads/pocket-sheets.ts'
import { wholeWorkshop } from './memberships/whole-workshop.ts'
import { bookbinders } from './topics/bookbinders.ts'
import { finished } from './topics/finished.ts'
import { mondayPlans } from './topics/monday-plans.ts'
import { questions } from './topics/questions.ts'
import { workshopNews } from './topics/workshop-news.ts'
import { leadForm } from './lead-form.ts'
import { moderation } from './moderation.ts'
import { privacyHtml, termsHtml } from './legal-texts.ts'
import { students } from './students.ts'
import { surveys } from './surveys.ts'

/** A craft school of one teacher in Łódź who teaches in two languages. */
export const goodHand: SchoolContent = {
  slug: 'demo',
  name: 'Dobra Ręka',
  language: 'en',
  template: 'quarto',
  overlayColor: '#a8452c',
  tagline: 'Slow courses for busy hands',
  seoDescription:
    'Bookbinding, linocut, mending, bread and drawing, taught on film in English and Polish by Helena Wrońska.',
  contactEmail: 'pracownia@dobrareka.test',
  portrait: { motif: 'portrait', hue: 18 },
  authorBio:
    'Helena Wrońska has bound books for nineteen years and taught for eleven, first in a community centre in Bałuty, now here. She films every lesson at the table where she works. Mówi po polsku i po angielsku, a kursy nagrywa w tym języku, w którym się ich nauczyła.',
  seller: {
    type: 'company',
    name: 'Helena Wrońska, Dobra Ręka',
    address: 'ul. Włókiennicza 5',
    city: 'Łódź',
    postal_code: '90-269',
    state: '',
    country: 'PL',
    tax_id: 'PL7251234561',
    is_vat_exempt: false,
    phone: '+48 42 555 01 90',
  },
  termsHtml,
  privacyHtml,
  admin: { name: 'Helena Wrońska', email: 'admin@katedra.test', password: 'katedra-admin' },
  student: {
    name: 'Zofia Lis',
    email: 'student@katedra.test',
    password: 'katedra-student',
    language: 'en',
    owns: [sketching.title, bookbinding.title],
    gives: {
      title: linocut.title,
      name: 'Hania Lis',
      email: 'hania@katedra.test',
      message: 'Happy birthday, sister! Now you can print all the foxes you like.',
      inDays: 24,
    },
  },
  students,
  courses: [bookbinding, sketching, sourdough, availableLight, linocut, mending, sharpening, wicker],
  bundles: [drawAndMend],
  events: [bookOpenEvening, inkByNight],
  downloads: [pocketSheets],
  communities: [winterBook],
  memberships: [wholeWorkshop],
  bumps: [
    {
      at: bookbinding.title,
      offered: pocketSheets.title,
      amount: 2500,
      heading: 'Ściąga nad Twój stół',
      words: 'Wymiary, kolejność szycia i typowe błędy na jednej kartce. Po angielsku, z rysunkami.',
    },
  ],
  upsells: [
    {
      at: availableLight.title,
      offered: bookbinding.title,
      heading: 'Zdjęcia zasługują na album',
      words: 'Papier, nić i twarda okładka: album, w którym odbitki leżą płasko, zszyty własnymi rękami.',
    },
  ],
  consultations: [hourAtTheWorkbench],
  surveys,
  topics: [workshopNews, finished, questions, bookbinders, mondayPlans],
  articles: [grainOfPaper, firstStarter, benchInAFlat],
  codes: [
    { code: 'WORKSHOP15', kind: 'percent', value: 15, is_announced: true, endsInDays: 20 },
    {
      code: 'FIRST-STEPS',
      kind: 'amount',
      value: 3_000,
      uses_limit: 100,
      minimum_amount: 10_000,
      is_for_first_purchase: true,
    },
  ],
  partners: [
    {
      name: 'Nić i Papier',
      email: 'marta@nicipapier.test',
      code: 'NIC-I-PAPIER',
      commission_kind: 'percent',
      commission_value: 20,
      with_code: 'WORKSHOP15',
      clicks: [2, 0, 5, 3, 1, 0, 0, 4, 9, 6, 2, 1, 0, 3, 7, 4, 2, 0, 1, 5, 3, 2],
      returnedPercent: 40,
      payoutNote: 'Przelew za październik',
    },
  ],
  leadForm,
  front: {
    intro:
      'A craft school from Łódź: bookbinding, linocut, mending, bread and drawing, filmed at the table where it all happens, in English and in Polish.',
    product: sketching.title,
    quotes: ['Honest and funny', 'Ten prints, ten presents', 'Saved my favourite jumper'],
  },
  moderation,
}
