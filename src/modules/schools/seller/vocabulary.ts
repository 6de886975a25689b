/** Whose name a seller's is. */
export const SELLER_TYPES = ['person', 'company'] as const
/** Where a seller can be found: countries whose public holidays are known. */
// oxfmt-ignore
export const SELLER_COUNTRIES = [
  'AD', 'AE', 'AG', 'AI', 'AL', 'AM', 'AO', 'AR', 'AS', 'AT', 'AU', 'AW', 'AX', 'AZ', 'BA', 'BB', 'BD', 'BE',
  'BF', 'BG', 'BH', 'BI', 'BJ', 'BL', 'BM', 'BN', 'BO', 'BQ', 'BR', 'BS', 'BW', 'BY', 'BZ', 'CA', 'CC', 'CD',
  'CF', 'CG', 'CH', 'CI', 'CK', 'CL', 'CM', 'CN', 'CO', 'CR', 'CU', 'CV', 'CW', 'CX', 'CY', 'CZ', 'DE', 'DJ',
  'DK', 'DM', 'DO', 'DZ', 'EC', 'EE', 'EG', 'EH', 'ER', 'ES', 'ET', 'FI', 'FJ', 'FO', 'FR', 'GA', 'GB', 'GD',
  'GE', 'GF', 'GG', 'GH', 'GI', 'GL', 'GM', 'GN', 'GP', 'GQ', 'GR', 'GT', 'GU', 'GW', 'GY', 'HK', 'HN', 'HR',
  'HT', 'HU', 'ID', 'IE', 'IL', 'IM', 'IN', 'IR', 'IS', 'IT', 'JE', 'JM', 'JP', 'KE', 'KM', 'KN', 'KR', 'KY',
  'KZ', 'LC', 'LI', 'LK', 'LR', 'LS', 'LT', 'LU', 'LV', 'LY', 'MA', 'MC', 'MD', 'ME', 'MF', 'MG', 'MK', 'ML',
  'MQ', 'MR', 'MS', 'MT', 'MU', 'MW', 'MX', 'MY', 'MZ', 'NA', 'NC', 'NE', 'NF', 'NG', 'NI', 'NL', 'NO', 'NZ',
  'PA', 'PE', 'PF', 'PH', 'PK', 'PL', 'PM', 'PR', 'PT', 'PY', 'RE', 'RO', 'RS', 'RU', 'RW', 'SA', 'SC', 'SD',
  'SE', 'SG', 'SH', 'SI', 'SJ', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'SS', 'ST', 'SV', 'SX', 'SZ', 'TC', 'TD',
  'TG', 'TH', 'TN', 'TO', 'TR', 'TT', 'TW', 'TZ', 'UA', 'UG', 'US', 'UY', 'UZ', 'VA', 'VC', 'VE', 'VG', 'VI',
  'VN', 'VU', 'WF', 'XK', 'YT', 'ZA', 'ZM', 'ZW',
] as const

interface Place {
  address: string
  city?: string
  postal_code?: string
  state?: string
  country?: string
}

/** Where a seller is found, line by line, the country by its name in the language; of a country that came with no city it is not said. */
export function linesOfPlace({ address, city, postal_code: code, state, country }: Place, language: string): string[] {
  const name = city && country && new Intl.DisplayNames([language], { type: 'region' }).of(country)
  return [...address.split(/\s*\n\s*/), [code, city].filter(Boolean).join(' '), state, name].filter(
    (line): line is string => Boolean(line),
  )
}
