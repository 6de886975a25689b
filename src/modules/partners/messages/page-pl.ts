import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './page-en.ts'

export const pl = {
  title: 'Twoja strona partnera',
  intro: 'Dzień dobry, {name}. Oto, co przyniosły Twoje linki w szkole {school}.',
  ended: 'Współpraca jest zakończona: nowe zamówienia nie dają prowizji. Wcześniejsza zostanie rozliczona do końca.',
  paused_all:
    'Twoja prowizja jest wstrzymana: to kwota w {was}, a szkoła sprzedaje teraz w {now}. Nowe zamówienia nic nie dają, dopóki szkoła nie ustali nowej kwoty. To, co już zarobiono, pozostaje Twoje.',
  paused_some:
    'Część Twojej prowizji jest wstrzymana: za niektóre produkty to kwota w {was}, a szkoła sprzedaje teraz w {now}. Nic nie dają, dopóki szkoła nie ustali nowych kwot. Prowizje procentowe działają dalej.',
  owed: 'Do wypłaty',
  overpaid: 'Wypłacono za dużo',
  earned: 'Zarobiono',
  lost: 'Stracono przez zwroty',
  paid: 'Wypłacono',
  clicks: 'Kliknięcia',
  sales: 'Sprzedaż',
  revenue: 'Wartość sprzedaży',
  links: 'Twoje linki',
  linksHelp: 'Działa każda strona szkoły: wystarczy dodać ?partner={code} na końcu jej adresu.',
  withCode: 'Razem z nimi kupujący dostają kod rabatowy {code}.',
  homePage: 'Strona główna',
  copy: 'Skopiuj link: {title}',
  moreLinks: {
    one: 'Jeszcze {count} link',
    few: 'Jeszcze {count} linki',
    many: 'Jeszcze {count} linków',
    other: 'Jeszcze {count} linku',
  },
  copied: 'Link skopiowany',
  months: 'Według miesięcy',
  month: 'Miesiąc',
  older: 'Wcześniejsze miesiące',
  newest: 'Ostatnie miesiące',
  products: 'Według produktów',
  product: 'Produkt',
  nothing:
    'Nikt jeszcze nie skorzystał z Twoich linków. Skopiuj jeden i udostępnij go: pierwsze kliknięcie pojawi się tutaj.',
  payouts: 'Wypłaty',
  day: 'Dzień',
  amount: 'Kwota',
  how: 'Jak liczymy',
  percentRule: 'Dostajesz {percent} tego, co płacą kupujący, razem z VAT-em, z zaokrągleniem w dół.',
  amountRule: 'Dostajesz {amount} za każdy sprzedany produkt, ale nie więcej, niż za niego zapłacono.',
  chosenRule: 'Prowizję dają tylko wybrane produkty; niektóre mogą mieć własną stawkę.',
  allRule: 'Prowizję dają wszystkie produkty szkoły; niektóre mogą mieć własną stawkę.',
  renewalRule: {
    one: 'Za abonamenty zarabiasz też na odnowieniach, przez {count} miesiąc po pierwszej płatności.',
    few: 'Za abonamenty zarabiasz też na odnowieniach, przez {count} miesiące po pierwszej płatności.',
    many: 'Za abonamenty zarabiasz też na odnowieniach, przez {count} miesięcy po pierwszej płatności.',
    other: 'Za abonamenty zarabiasz też na odnowieniach, przez {count} miesiąca po pierwszej płatności.',
  },
  windowRule: {
    one: 'Zamówienie jest z Twojego polecenia, jeśli złożono je najpóźniej {count} dzień po ostatnim kliknięciu w link partnera.',
    few: 'Zamówienie jest z Twojego polecenia, jeśli złożono je najpóźniej {count} dni po ostatnim kliknięciu w link partnera.',
    many: 'Zamówienie jest z Twojego polecenia, jeśli złożono je najpóźniej {count} dni po ostatnim kliknięciu w link partnera.',
    other:
      'Zamówienie jest z Twojego polecenia, jeśli złożono je najpóźniej {count} dnia po ostatnim kliknięciu w link partnera.',
  },
  paidRule: 'Prowizja należy się, gdy zamówienie jest opłacone, i maleje o to, co zwrócono.',
  selfRule: 'Za własne zakupy prowizji nie ma.',
  privacy: 'Ta strona nie pokazuje, kto kupił. Jej adres jest prywatny: zobaczy ją każdy, kto go zna.',
} satisfies SameKeys<typeof en>
