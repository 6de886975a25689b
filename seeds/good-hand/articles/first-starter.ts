import type { ArticleContent } from '#seeds/content.ts'
import { sourdough } from '../courses/sourdough.ts'

export const firstStarter: ArticleContent = {
  language: 'pl',
  title: 'Dlaczego zakwas zamiera trzeciego dnia',
  summary: 'Pierwszego dnia bąbelki, drugiego radość, a trzeciego cisza. To nie koniec, tylko początek.',
  tags: ['Chleb', 'Początki'],
  products: [sourdough.title],
  publishedDaysAgo: 11,
  picture: { motif: 'loaf', hue: 60 },
  seoTitle: 'Zakwas przestał rosnąć trzeciego dnia? Nie wyrzucaj go',
  seoDescription:
    'Co dzieje się w słoiku przez pierwszy tydzień, czemu zakwas na chwilę zamiera i po czym poznać, że można już piec.',
  body: `
    <p>Najwięcej listów o chlebie dostaję w środy i czwartki. Ktoś w niedzielę zmieszał mąkę z wodą, w poniedziałek zobaczył pianę, we wtorek pochwalił się sąsiadce, a w środę słoik ucichł. „Zabiłam go?” Nie. Właśnie zaczyna żyć.</p>
    <h2>Kto mieszka w słoiku</h2>
    <p>W mące śpią dziesiątki rodzajów bakterii. Gdy dostaną wodę i ciepło, jako pierwsze ruszają te najszybsze. To one robią pianę pierwszego dnia i to one pachną mokrą ścierką. Szybko jednak zakwaszają sobie dom i w kwaśnym przestają się mnożyć.</p>
    <p>Drożdże i bakterie mlekowe, na których nam zależy, lubią kwaśne, ale są powolne. Między jednymi a drugimi jest przerwa: dzień, czasem trzy, kiedy z wierzchu nic się nie dzieje. Właśnie wtedy większość ludzi wylewa zakwas do zlewu.</p>
    <h2>Co robić, gdy nic się nie dzieje</h2>
    <ol>
      <li><strong>Dokarmiaj dalej, raz dziennie.</strong> Zostaw łyżkę starego, dodaj pięćdziesiąt gramów mąki żytniej i tyle samo letniej wody.</li>
      <li><strong>Znajdź mu ciepłe miejsce.</strong> Dwadzieścia pięć stopni wystarczy. Na lodówce jest zwykle cieplej niż na blacie.</li>
      <li><strong>Nie ratuj go cukrem ani drożdżami ze sklepu.</strong> Cukier nakarmi nie tych, co trzeba, a drożdże piekarskie w kwaśnym i tak nie zostaną.</li>
      <li><strong>Zaznacz poziom gumką.</strong> Oko nie pamięta, gdzie było wczoraj.</li>
    </ol>
    <h2>Po czym poznać, że już</h2>
    <p>Zakwas jest gotowy, kiedy trzy dni z rzędu podwaja się w ciągu sześciu godzin od dokarmienia. Pachnie wtedy jabłkiem, jogurtem, czasem odrobiną octu, ale nigdy ścierką. Łyżeczka wrzucona do wody pływa.</p>
    <blockquote>Szósty dzień to dobry wynik. Dziesiąty też. Mój pierwszy potrzebował dwóch tygodni, a piekę na nim do dziś.</blockquote>
    <h2>Kiedy naprawdę wyrzucić</h2>
    <p>Różowy albo pomarańczowy nalot i kolorowa, puszysta pleśń to jedyne powody. Szara woda na wierzchu to tylko głód: zlej ją albo wymieszaj i dokarm. Cała reszta wymaga cierpliwości i łyżki mąki.</p>`,
}
