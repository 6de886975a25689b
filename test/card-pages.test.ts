import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { loadPages } from '#app/load-pages.ts'
import { connectPaymentAccount, getPaymentSettings } from '#modules/payments/accounts/contract.ts'
import { cardLink } from '#modules/subscriptions/cards/card-link.ts'
import { aMarketInTime, aMember, aPlan } from '#modules/subscriptions/testing.ts'
import { clock } from '#platform/clock.ts'

const market = await aMarketInTime()
const { app, close } = await buildApp(market.config, await loadPages())
afterAll(() => close())

test('a page with a card form lets cards through to the school’s gateway alone, where it takes them by tokens, and no other page does', async () => {
  const school = await market.aSchool()
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course)
  const cardPage = cardLink(market.config.secretKey, { school, now: clock.now() }, member.id).slice(
    school.origin.length,
  )
  const withCard = [`/${course.slug}/checkout`, `/subscribe/checkout?plan=${course.variantId}`, cardPage]
  const connectsOf = async (url: string) => {
    const { headers, statusCode } = await app.inject({ url, headers: { host: school.host, accept: 'text/html' } })
    expect(statusCode, url).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy.replace(/connect-src[^;]*/, ''), 'nothing else is let through').not.toContain(market.bank.origin)
    return /connect-src ([^;]*)/.exec(policy)![1]!.trim()
  }
  const usual = await connectsOf('/')
  for (const page of withCard) expect(await connectsOf(page)).toBe(usual)

  const { id: replaced } = (await school.as(school.admin).call(getPaymentSettings)).account!
  const typed = { gateway: 'sandbox', credentials: { card_form: 'token' }, account_id: replaced } as const
  await school.as(school.admin).call(connectPaymentAccount, typed)
  for (const page of withCard) expect(await connectsOf(page), page).toBe(`${usual} ${market.bank.origin}`)
  expect(await connectsOf('/')).toBe(usual)
  expect(await connectsOf('/login')).toBe(usual)
})
