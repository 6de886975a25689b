import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as downloadsEn } from '#modules/downloads/messages/panel-en.ts'
import { pl as downloadsPl } from '#modules/downloads/messages/panel-pl.ts'
import { en as draftsEn } from '#kit/messages/drafts-en.ts'
import { pl as draftsPl } from '#kit/messages/drafts-pl.ts'
import { en } from '#modules/first-steps/messages/en.ts'
import { pl } from '#modules/first-steps/messages/pl.ts'
import { en as sellerEn } from '#modules/companies/messages/seller-en.ts'
import { pl as sellerPl } from '#modules/companies/messages/seller-pl.ts'
import { en as legalEn } from '#modules/schools/messages/legal-en.ts'
import { pl as legalPl } from '#modules/schools/messages/legal-pl.ts'
import { blanksIn } from '#modules/schools/messages/samples/blanks.ts'
import { en as platformEn } from '#web/pages/platform/messages/en.ts'
import { pl as platformPl } from '#web/pages/platform/messages/pl.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { aFilm } from './film.ts'
import { isAlive, open } from './open.ts'
import { aStage, type Stage } from './stage.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** Counts what is pressed in a browser by a pointer. */
async function countPresses(visit: BrowserContext): Promise<() => number> {
  let presses = 0
  await visit.exposeFunction('tellOfPress', () => {
    presses += 1
  })
  await visit.addInitScript(() => {
    const tell = (window as unknown as { tellOfPress: () => void }).tellOfPress
    document.addEventListener('click', ({ detail }) => detail > 0 && tell(), true)
  })
  return () => presses
}

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      slug: 'first-hour',
      words: {
        downloads: downloadsEn,
        drafts: draftsEn,
        steps: en,
        platform: platformEn,
        seller: sellerEn,
        legal: legalEn,
      },
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      slug: 'pierwsza-godzina',
      words: {
        downloads: downloadsPl,
        drafts: draftsPl,
        steps: pl,
        platform: platformPl,
        seller: sellerPl,
        legal: legalPl,
      },
    },
  ]),
)(
  'from sign-up to a download that is sold, by the first steps alone ($language, $width px)',
  async ({ language, width, scheme, slug, words }) => {
    const { downloads, drafts, steps, platform, seller, legal } = words
    const visit = await stage.aVisit({ language, width, scheme, userAgent: BROWSER })
    await visit.addCookies([{ name: 'katedra_language', value: language, url: stage.platformUrl }])
    const presses = await countPresses(visit)
    const page = await visit.newPage()
    await open(page, `${stage.platformUrl}/start`)
    const began = Date.now()

    await page.getByLabel(platform.schoolName).fill(slug.replaceAll('-', ' '))
    await page.getByLabel(platform.yourName).fill('Gęślik Żółty')
    await page.getByLabel(platform.email).fill(`${slug}@katedra.test`)
    await page.getByLabel(platform.password, { exact: true }).fill('gęślą-jaźń')
    await page.getByRole('button', { name: platform.create }).click()
    await page.waitForURL((url) => url.hostname.startsWith(`${slug}.`) && url.pathname === '/home')
    await isAlive(page)
    const origin = new URL(page.url()).origin

    await page.getByRole('textbox', { name: steps.name }).fill('Zielnik do druku')
    await expectAccessible(page)
    await page.getByRole('button', { name: steps.create }).click()
    await page.waitForURL('**/home/downloads/*/edit')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: downloads.addFiles }).click()
    await (await chooser).setFiles({ name: 'Zielnik.pdf', mimeType: 'application/pdf', buffer: PDF })
    await page.getByText('Zielnik', { exact: true }).first().waitFor()

    const back = () => open(page, `${origin}/home`)
    await back()
    await page.getByRole('textbox', { name: seller.address, exact: true }).fill('Piotrkowska 1')
    await page.getByLabel(seller.postalCode).fill('90001')
    await page.getByLabel(seller.city).fill('Łódź')
    await expectAccessible(page)
    await page.getByRole('button', { name: drafts.save, exact: true }).click()
    for (const which of ['terms', 'privacy'] as const) await publishSample(page, which, language, legal)

    await page.getByRole('button', { name: steps.doorsDo }).click()
    await page.getByText(steps.publishText.replace('{title}', 'Zielnik do druku')).waitFor()
    await page.getByRole('button', { name: steps.publishDo, exact: true }).click()
    await page.getByText(steps.published, { exact: true }).waitFor()
    await page.getByRole('button', { name: steps.copyLink }).waitFor()
    const shareable = { presses: presses(), seconds: Math.round((Date.now() - began) / 1000) }
    await expectAccessible(page)
    const link = page.getByRole('link', { name: /\/downloads\// })
    const address = (await link.getAttribute('href'))!
    expect(address).toBe(`${origin}/downloads/zielnik-do-druku`)

    const buyer = aBuyer(await stage.aPage({ language, userAgent: BROWSER }), language)
    await open(buyer.page, address)
    await buyer.page.locator('a[href$="/checkout"]').first().click()
    await buyer.page.waitForURL('**/checkout')
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')
    const sold = Math.round((Date.now() - began) / 1000)

    await back()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('heading', { name: steps.heading }).count(), 'gone after the first sale').toBe(0)
    await open(page, `${origin}/home/first-steps`)
    await page.getByRole('heading', { name: steps.heading }).waitFor()
    console.info(
      `${language}: shareable after ${shareable.presses} presses and ${shareable.seconds} s, sold after ${sold} s`,
    )
    expect(shareable.presses).toBeLessThan(25)
  },
)

type Legal = Record<'terms' | 'privacy' | 'publish-terms' | 'publish-privacy' | 'sample-en' | 'sample-pl', string>

/** Begins from a sample, and takes out what it leaves open. */
async function publishSample(
  page: Page,
  which: 'terms' | 'privacy',
  language: 'en' | 'pl',
  legal: Legal,
): Promise<void> {
  await page
    .getByRole('button', { name: legal[`sample-${language}`] })
    .first()
    .click()
  const written = page.getByRole('textbox', { name: legal[which], exact: true })
  await expect.poll(() => written.innerText()).toContain('[')
  const sample = await written.innerText()
  const filled = blanksIn(sample).reduce((text, blank) => text.replaceAll(blank, 'OVH, Łódź'), sample)
  await written.fill(filled)
  await page.getByRole('button', { name: legal[`publish-${which}`] }).click()
  await written.waitFor({ state: 'detached' })
}

test('from sign-up to a course with a film that is sold, in half the ten minutes it may take', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'katedra-films-'))
  const film = await aFilm(folder, { bytes: 2_000_000 })
  const visit = await stage.aVisit({ width: 390, userAgent: BROWSER })
  const presses = await countPresses(visit)
  const page = await visit.newPage()
  await open(page, `${stage.platformUrl}/start`)
  const began = Date.now()
  await page.getByLabel(platformEn.schoolName).fill('First course')
  await page.getByLabel(platformEn.yourName).fill('Gęślik Żółty')
  await page.getByLabel(platformEn.email).fill('first-course@katedra.test')
  await page.getByLabel(platformEn.password, { exact: true }).fill('gęślą-jaźń')
  await page.getByRole('button', { name: platformEn.create }).click()
  await page.waitForURL((url) => url.pathname === '/home')
  await isAlive(page)
  const { origin } = new URL(page.url())

  await page.getByRole('radio', { name: en.course }).check()
  await page.getByRole('button', { name: en.create }).click()
  await page.waitForURL('**/home/courses/*/edit')
  await page.getByRole('textbox', { name: 'Add a section' }).fill('Paper')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Add a lecture to Paper' }).fill('First lines')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'First lines' }).click()
  await page.getByLabel('Choose a video').setInputFiles(film)
  await page.getByRole('button', { name: 'Properties' }).click()
  await page.getByRole('radio', { name: /^Published/ }).check()
  await page.getByRole('button', { name: 'Save lecture' }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()

  await open(page, `${origin}/home`)
  await page.getByRole('textbox', { name: sellerEn.address, exact: true }).fill('Piotrkowska 1')
  await page.getByLabel(sellerEn.postalCode).fill('90001')
  await page.getByLabel(sellerEn.city).fill('Łódź')
  await page.getByRole('button', { name: draftsEn.save, exact: true }).click()
  for (const which of ['terms', 'privacy'] as const) await publishSample(page, which, 'en', legalEn)
  await page.getByRole('button', { name: en.doorsDo }).click()
  await page.getByText(en.publishText.replace('{title}', en.suggestedCourse)).waitFor()
  await page.getByRole('button', { name: en.publishDo, exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await page.getByText('Published. It is now on your site.', { exact: true }).waitFor()
  await page.getByRole('button', { name: en.copyLink }).waitFor()
  const shareable = { presses: presses(), seconds: Math.round((Date.now() - began) / 1000) }
  await rm(folder, { recursive: true })

  const address = (await page.getByRole('link', { name: /\/my-first-course/ }).getAttribute('href'))!
  const visitor = await stage.aPage({ userAgent: BROWSER })
  await open(visitor, address)
  await visitor.getByRole('heading', { level: 1, name: en.suggestedCourse }).waitFor()
  await visitor.getByText('First lines').first().waitFor()
  await visitor.locator('a[href$="/checkout"]').first().waitFor()
  console.info(`course: shareable after ${shareable.presses} presses and ${shareable.seconds} s`)
  expect(shareable.presses).toBeLessThan(30)
  expect(shareable.seconds).toBeLessThan(300)
})

test('they are put away, and found again in the settings; samples come and go', async () => {
  const page = await stage.aPage()
  await open(page, `${stage.platformUrl}/start`)
  await page.getByLabel(platformEn.schoolName).fill('Put away')
  await page.getByLabel(platformEn.yourName).fill('Ola')
  await page.getByLabel(platformEn.email).fill('ola@katedra.test')
  await page.getByLabel(platformEn.password, { exact: true }).fill('gęślą-jaźń')
  await page.getByRole('button', { name: platformEn.create }).click()
  await page.waitForURL((url) => url.pathname === '/home')
  await isAlive(page)
  await page.getByRole('button', { name: en.addSamples }).click()
  await page.getByRole('button', { name: en.removeSamples }).waitFor()
  await page.getByRole('button', { name: en.hide }).click()
  await page.getByRole('heading', { name: en.heading }).waitFor({ state: 'detached' })
  await open(page, new URL('/home/first-steps', page.url()).href)
  await page.getByRole('button', { name: en.removeSamples }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.removeSamples }).click()
  await page.getByRole('button', { name: en.addSamples }).waitFor()
  await page.getByRole('button', { name: en.show }).click()
  await page.getByText(en.shown).waitFor()
  await open(page, new URL('/home', page.url()).href)
  await page.getByRole('heading', { name: en.heading }).waitFor()
})
