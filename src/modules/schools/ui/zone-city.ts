import type { Language } from '#platform/i18n/language.ts'

/** Cities that Polish calls by names of its own; browsers do not tell them. */
const IN_POLISH: Record<string, string> = {
  Algiers: 'Algier',
  Athens: 'Ateny',
  Baghdad: 'Bagdad',
  Beirut: 'Bejrut',
  Belgrade: 'Belgrad',
  Brussels: 'Bruksela',
  Bucharest: 'Bukareszt',
  Budapest: 'Budapeszt',
  Cairo: 'Kair',
  Chisinau: 'Kiszyniów',
  Copenhagen: 'Kopenhaga',
  Damascus: 'Damaszek',
  Dubai: 'Dubaj',
  'Hong Kong': 'Hongkong',
  Istanbul: 'Stambuł',
  Jerusalem: 'Jerozolima',
  Kyiv: 'Kijów',
  Lisbon: 'Lizbona',
  London: 'Londyn',
  Luxembourg: 'Luksemburg',
  Madrid: 'Madryt',
  'Mexico City': 'Meksyk',
  Minsk: 'Mińsk',
  Monaco: 'Monako',
  Moscow: 'Moskwa',
  'New York': 'Nowy Jork',
  Paris: 'Paryż',
  Prague: 'Praga',
  Riga: 'Ryga',
  Rome: 'Rzym',
  Sarajevo: 'Sarajewo',
  Seoul: 'Seul',
  Shanghai: 'Szanghaj',
  Singapore: 'Singapur',
  Stockholm: 'Sztokholm',
  Tehran: 'Teheran',
  Tokyo: 'Tokio',
  Vatican: 'Watykan',
  Vienna: 'Wiedeń',
  Vilnius: 'Wilno',
  Warsaw: 'Warszawa',
  Zagreb: 'Zagrzeb',
  Zurich: 'Zurych',
}

/** The city a zone is named after: "Warsaw", "Warszawa". */
export function cityOf(timeZone: string, language: Language): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  return (language === 'pl' && IN_POLISH[city]) || city
}
