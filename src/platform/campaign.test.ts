import { describe, expect, test } from 'vitest'
import { CAMPAIGN_MAX, campaignIn, campaignOf, readCampaign } from './campaign.ts'

const ours = 'https://school.example'

describe('a campaign', () => {
  test('is its names in one order and in lower case, and nothing else of the address', () => {
    expect(campaignIn(new URLSearchParams('utm_campaign=%20Jesień%20&fbclid=1&utm_source=Meta&utm_term=x'))).toBe(
      'utm_source=meta&utm_campaign=jesie%C5%84',
    )
  })

  test.each(['', 'utm_source=', 'utm_source=%20', 'code=X'])('is none in %j', (query) => {
    expect(campaignIn(new URLSearchParams(query))).toBe('')
  })

  test('is cut to what is kept of it, not inside a character', () => {
    const long = campaignIn(
      new URLSearchParams({ utm_source: '🦊'.repeat(99), utm_medium: '\ud800', utm_campaign: 'ł'.repeat(99) }),
    )
    expect(long.length).toBeLessThanOrEqual(CAMPAIGN_MAX)
    expect(readCampaign(long)).toEqual({ source: '🦊'.repeat(60), medium: '\ufffd', campaign: 'ł'.repeat(60) })
  })

  test('read anew is the same', () => {
    const campaign = campaignIn(new URLSearchParams({ utm_source: 'a&b=c', utm_medium: 'e-mail', utm_campaign: '50%' }))
    expect(campaignIn(new URLSearchParams(campaign))).toBe(campaign)
    expect(readCampaign(campaign)).toEqual({ source: 'a&b=c', medium: 'e-mail', campaign: '50%' })
  })
})

test.each([
  ['that of this address', ['/a/checkout?utm_source=x', `${ours}/a?utm_source=y`], 'utm_source=x'],
  ['that of the page before', ['/a/checkout', undefined, `${ours}/a?utm_source=y`], 'utm_source=y'],
  ['none of another site', ['/a/checkout', 'https://other.example/?utm_source=z', 'nonsense:// '], ''],
])('what led here is %s', (_what, addresses, campaign) => {
  expect(campaignOf(ours, addresses)).toBe(campaign)
})
