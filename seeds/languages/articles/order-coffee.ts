import type { ArticleContent } from '#seeds/content.ts'
import { italian } from '../courses/italian.ts'

export const orderCoffee: ArticleContent = {
  language: 'pl',
  title: 'Jak zamówić kawę we Włoszech i nie zdradzić się od razu',
  summary: 'Trzy zdania, jedna godzina i jedno słowo, którego lepiej nie mówić po obiedzie.',
  tags: ['Włoski', 'W podróży'],
  products: [italian.title],
  publishedDaysAgo: 8,
  picture: { motif: 'cup', hue: 20 },
  seoTitle: '',
  seoDescription:
    'Jak zamówić kawę po włosku: co powiedzieć przy barze, kiedy płacić i dlaczego cappuccino pije się rano.',
  body: `
    <p>Włoski bar działa szybciej niż polska kawiarnia. Wchodzisz, pijesz na stojąco, wychodzisz. Całość trwa krócej niż szukanie karty, której zresztą nie ma.</p>
    <h2>Trzy zdania</h2>
    <ul>
      <li><strong>Buongiorno, un caffè, per favore.</strong> Dzień dobry, poproszę kawę. „Caffè” to zawsze espresso.</li>
      <li><strong>Un macchiato, grazie.</strong> Espresso z kroplą mleka, dobre o każdej porze.</li>
      <li><strong>Quanto pago?</strong> Ile płacę?</li>
    </ul>
    <h2>Najpierw kasa czy najpierw bar?</h2>
    <p>Na dworcach i w dużych miastach zwykle najpierw kasa. Powiedz, co zamawiasz, zapłać i z paragonem podejdź do baru. W małych miejscowościach odwrotnie. Jeśli nie wiesz, zobacz, co robi osoba przed tobą.</p>
    <h2>A cappuccino?</h2>
    <p>Do jedenastej, do rogalika. Po obiedzie nikt ci nie odmówi, ale barista popatrzy tak, jakbyś zamawiał owsiankę do kotleta.</p>`,
}
