import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './numbers-en.ts'

export const pl = {
  numbers: 'Liczby: {title}',
  views: 'Wyświetlenia',
  checkouts: 'Otwarcia kasy',
  sold: 'Sprzedane',
  revenue: 'Przychód',
  refunds: 'Zwrócono',
  revenueIn: 'Przychód w {currency}',
  refundsIn: 'Zwrócono w {currency}',
  how: 'Liczymy bez plików cookie: każde otwarcie strony produktu lub kasy, ale nie Twoje, innych administratorów ani wyszukiwarek.',
  none: 'W tych dniach nikt jeszcze nie oglądał tego produktu. Udostępnij link: jeśli dodasz do niego utm_source i utm_campaign, zobaczysz tu, który sprzedaje.',
  byCampaign: 'Według kampanii',
  campaign: 'Kampania (UTM)',
  noCampaign: 'Bez kampanii',
  ofViews: 'Konwersja',
  ofSales: 'Udział w sprzedaży',
  byVariant: 'Według wariantu',
  variant: 'Wariant',
  byCode: 'Według kodu promocyjnego',
  code: 'Kod',
  takenOff: 'Rabat',
  beside: 'Kupione przy okazji',
  product: 'Produkt',
} satisfies SameKeys<typeof en>
