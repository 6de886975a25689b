const NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const
/** of each of its names, in characters */
const LONGEST = 60
/** In characters, no campaign as it is kept is longer: three names, all of whose characters are escaped. */
export const CAMPAIGN_MAX = 2500

export interface Campaign {
  source: string
  medium: string
  campaign: string
}

/** Of the campaign that a link belongs to, its names in lower case, in one order, as a query; empty of a link without. */
export function campaignIn(query: URLSearchParams): string {
  const named = new URLSearchParams()
  for (const name of NAMES) {
    const said = Array.from((query.get(name) ?? '').toWellFormed().trim().toLowerCase())
      .slice(0, LONGEST)
      .join('')
    if (said) named.set(name, said)
  }
  return String(named)
}

/** The campaign of the first of these addresses that has one, among those of this site. */
export function campaignOf(origin: string, addresses: (string | undefined)[]): string {
  for (const address of addresses) {
    const url = address ? URL.parse(address, origin) : null
    const campaign = url?.origin === origin ? campaignIn(url.searchParams) : ''
    if (campaign) return campaign
  }
  return ''
}

/** As it is shown: what it says nothing of is empty. */
export function readCampaign(campaign: string): Campaign {
  const [source = '', medium = '', name = ''] = NAMES.map((each) => new URLSearchParams(campaign).get(each) ?? '')
  return { source, medium, campaign: name }
}
