import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { en } from '#modules/catalog/messages/en.ts'
import { pl } from '#modules/catalog/messages/pl.ts'
import { en as ownedEn } from '#modules/checkout/messages/owned-en.ts'
import { pl as ownedPl } from '#modules/checkout/messages/owned-pl.ts'
import { en as coursesEn } from '#modules/courses/messages/en.ts'
import { pl as coursesPl } from '#modules/courses/messages/pl.ts'
import { en as betterEn } from '#web/pages/site/messages/better-en.ts'
import { pl as betterPl } from '#web/pages/site/messages/better-pl.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, type Buyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'
import { saveChanges } from './save-changes.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** What stands in the summary of the order, in minor units. */
const price = (page: Page) =>
  page
    .locator('aside data:visible')
    .first()
    .evaluate((written) => Number((written as HTMLDataElement).value))

const pay = async (buyer: Buyer, amount: number, language: Language) => {
  await fillCard(buyer, '4111 1111 1111 1111')
  await consent(buyer)
  expect(await payButton(buyer).textContent()).toContain(formatMoney({ amount, currency: 'PLN' }, language))
  await payButton(buyer).click()
  await outcome(buyer, 'payment.success')
}

/** Scripts that the page of thanks never gets. */
const waitingOnThanks = (route: Route) =>
  /\/payment\//.test(route.request().headers()['referer'] ?? '') ? route.abort() : route.continue()

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      words: en,
      courses: coursesEn,
      better: betterEn,
      owned: ownedEn,
      section: 'Look at the hole',
      leftOut: 'The heel',
      slug: 'visible-mending',
      title: 'Visible Mending',
      first: 14_900,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      words: pl,
      courses: coursesPl,
      better: betterPl,
      owned: ownedPl,
      section: 'The block',
      leftOut: 'Ink like honey',
      slug: 'linocut-at-the-kitchen-table',
      title: 'Linocut at the Kitchen Table',
      first: 21_900,
    },
  ]),
)(
  'an admin sells a part of a course alone, a visitor buys it, then all, and that is taken off sale ($language, $width px)',
  async ({ language, width, scheme, words, courses, better, owned, section, leftOut, slug, title, first }) => {
    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    const [{ id }] = (await stage.query<{ id: string }>('select id from products where slug = $1', [slug])) as [
      { id: string },
    ]
    await open(admin, `/home/courses/${id}/edit/price`)
    await admin.getByRole('button', { name: words.addVariant }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox', { name: words.firstVariantName }).fill('Solo')
    await dialog.getByRole('textbox', { name: words.newVariantName }).fill('Pro')
    await dialog.getByRole('textbox', { name: words.price }).fill('399')
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: words.addVariant }).click()
    await dialog.waitFor({ state: 'hidden' })
    await admin.getByRole('tab', { name: 'Pro', selected: true }).waitFor()
    await admin.getByRole('tab', { name: 'Solo' }).click()
    const contents = admin.getByRole('region', { name: courses.includes })
    await contents.getByRole('radio', { name: courses.includesSome }).check()
    await contents.getByRole('checkbox', { name: section }).check()
    await saveChanges(admin, language)
    await admin.getByText(words.saved, { exact: true }).waitFor()
    await expectAccessible(admin)

    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    const { site, checkout, learning } = buyer.words
    await open(page, `/${slug}`)
    await expectAccessible(page)
    await page.getByRole('link', { name: `${site('buy')}: Solo` }).click()
    await page.waitForURL(`**/${slug}/checkout?variant=*`)
    await page.getByRole('group', { name: checkout('variant') }).waitFor()
    expect(await price(page)).toBe(first)
    await page.getByRole('radio', { name: /^Pro/ }).check()
    await expect.poll(() => price(page)).toBe(39_900)
    await page.getByRole('radio', { name: /^Solo/ }).check()
    await expect.poll(() => price(page)).toBe(first)
    await page.locator('aside').getByText(section).waitFor()
    await expectAccessible(page)
    await fillAccount(buyer)
    await page.route('**/assets/**', waitingOnThanks)
    await pay(buyer, first, language)
    // Whoever goes on before the thanks have their scripts buys something else all the same.
    await page.unroute('**/assets/**')
    const [mail] = await mailsTo(stage.url, buyer.email, new RegExp(title))
    expect(mail?.text).toContain(`${title} – Solo`)

    const [{ lectureId }] = (await stage.query<{ lectureId: string }>(
      'select id as "lectureId" from lectures where course_id = $1 and title = $2',
      [id, leftOut],
    )) as [{ lectureId: string }]
    await open(page, `/${slug}/watch/${lectureId}`)
    await page.getByRole('heading', { name: learning('notInVariant') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: learning('seeVariants') }).click()
    await page.waitForURL(`**/${slug}/checkout`)
    expect(await price(page), 'what they have is not offered again').toBe(39_900)
    const difference = formatMoney({ amount: 39_900 - first, currency: 'PLN' }, language)
    await open(page, `/${slug}`)
    await page.getByText(better.yours, { exact: true }).waitFor()
    await page.getByText(better.more.replace('{amount}', difference), { exact: true }).waitFor()
    await page.getByRole('link', { name: `${site('buy')}: Pro` }).click()
    await page.waitForURL(`**/${slug}/checkout?variant=*`)
    const summary = page.locator('aside').getByRole('listitem')
    await summary.filter({ hasText: owned.paidBefore }).waitFor()
    expect(await summary.filter({ hasText: owned.difference }).textContent()).toContain(difference)
    await pay(buyer, 39_900 - first, language)
    await open(page, `/${slug}/watch/${lectureId}`)
    await page.getByRole('button', { name: learning('addFavourite') }).waitFor()
    expect(await page.getByRole('heading', { name: learning('notInVariant') }).count()).toBe(0)

    await admin.getByRole('button', { name: words.removeVariant.replace('{name}', 'Pro') }).click()
    await admin.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click()
    await admin.getByRole('tab').first().waitFor({ state: 'hidden' })
    const late = await stage.aPage({ language, width, scheme })
    await expect
      .poll(async () => {
        await open(late, `/${slug}`)
        return late.getByRole('link', { name: site('buy'), exact: true }).count()
      })
      .toBeGreaterThan(0)
  },
)
