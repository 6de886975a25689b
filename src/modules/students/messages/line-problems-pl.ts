import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './line-problems-en.ts'

export const pl = {
  problem_quote: 'W tym wierszu otwiera się cudzysłów, który się nie zamyka',
  problem_cells: 'W tym wierszu jest więcej komórek niż kolumn: ujmij w cudzysłów to, co zawiera znak rozdzielający',
  problem_email: 'Nie ma adresu e-mail albo jest ich kilka',
  problem_name: 'Imię i nazwisko są za długie albo zawierają adres e-mail, adres strony lub znak rozdzielający komórki',
  problem_phone: 'Numer telefonu jest za długi',
  problem_product: 'Żaden produkt albo więcej niż jeden ma taki adres lub tytuł',
  problem_admin: 'To adres administratora',
  problem_refused: 'Nie udało się dać produktu: może nie ma już miejsc',
} satisfies SameKeys<typeof en>
