import type { SchoolContent } from '#seeds/content.ts'
import { orderCoffee } from './articles/order-coffee.ts'
import { czech } from './courses/czech.ts'
import { italian } from './courses/italian.ts'
import { surveys } from './surveys.ts'
import { topics } from './topics.ts'
import { leadForm } from './lead-form.ts'
import { moderation } from './moderation.ts'

/** A small school beside the demo school: other host, language, colour and template. */
export const languages: SchoolContent = {
  slug: 'jezyki',
  name: 'Na końcu języka',
  language: 'pl',
  template: 'folio',
  overlayColor: '#2f6f5e',
  tagline: 'Krótkie kursy języków dla tych, którzy za tydzień jadą',
  seoDescription: 'Czeski i włoski w kilku lekcjach: tyle, żeby zamówić kawę, zapytać o drogę i zrozumieć odpowiedź.',
  contactEmail: 'dzien.dobry@nakoncujezyka.test',
  authorBio:
    'Rafał Bednarz, lektor i były konduktor. Uczy tego, co mówi się w pociągach, kawiarniach i na klatkach schodowych.',
  seller: {
    type: 'person',
    name: 'Rafał Bednarz',
    address: 'ul. Kolejowa 12',
    city: 'Wrocław',
    postal_code: '50-503',
    state: '',
    country: 'PL',
    tax_id: 'PL8971234561',
    is_vat_exempt: false,
    phone: '',
  },
  hasOwnAccount: true,
  termsHtml:
    '<h2>Regulamin</h2><p>Kurs kupujesz na czas podany przy cenie. Możesz odstąpić od umowy w ciągu 14 dni, o ile nie zażądasz dostępu od razu i nie potwierdzisz, że tracisz to prawo. Reklamacje: dzien.dobry@nakoncujezyka.test, odpowiedź w 14 dni.</p>',
  privacyHtml:
    '<h2>Prywatność</h2><p>Trzymamy imię, adres e-mail, zakupy i postępy. Nie wysyłamy reklam i nikomu niczego nie przekazujemy. Możesz poprosić o wgląd, poprawienie i usunięcie danych.</p>',
  admin: { name: 'Rafał Bednarz', email: 'admin@katedra.test', password: 'katedra-admin' },
  student: {
    name: 'Zofia Lis',
    email: 'student@katedra.test',
    password: 'katedra-student',
    language: 'pl',
    owns: [czech.title],
  },
  students: [
    { name: 'Kinga Borowik', voice: 'f', language: 'pl' },
    { name: 'Dariusz Hańcza', voice: 'm', language: 'pl' },
    { name: 'Lidia Szumna', voice: 'f', language: 'pl' },
    { name: 'Rafał Bzowy', voice: 'm', language: 'pl' },
    { name: 'Aniela Perz', voice: 'f', language: 'pl' },
  ],
  courses: [czech, italian],
  bundles: [],
  events: [],
  downloads: [],
  communities: [],
  memberships: [],
  bumps: [],
  upsells: [],
  consultations: [],
  surveys,
  topics,
  articles: [orderCoffee],
  codes: [
    { code: 'PODROZ10', kind: 'percent', value: 10, is_announced: true, endsInDays: 20 },
    { code: 'DLA-PRZYJACIOL', kind: 'amount', value: 2_000, uses_limit: 50, uses_per_person: 1 },
  ],
  partners: [],
  leadForm,
  front: {
    intro: 'Czeski i włoski w kilku lekcjach: tyle, żeby zamówić kawę, zapytać o drogę i zrozumieć odpowiedź.',
    product: czech.title,
    quotes: ['Działa'],
  },
  moderation,
}
