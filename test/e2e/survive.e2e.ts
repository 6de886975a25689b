import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { aBuyer, buy, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { aFilm } from './film.ts'
import { mailsTo } from './mailbox.ts'
import { limitUpload } from './network.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStageOfItsOwn, type StageOfItsOwn } from './stage.ts'
import { within } from '#test/limits.ts'

const MENDING = 'visible-mending'
const EIGHTH_OF_A_MEGABYTE = 128 * 1024

let stage: StageOfItsOwn
let folder: string
let film: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'katedra-films-'))
  ;[stage, film] = await Promise.all([aStageOfItsOwn(), aFilm(folder, { bytes: 2_000_000 })])
})
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true })
})

test('a server killed in the middle of an upload is sent only the rest', async () => {
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  const [course] = await stage.query<{ id: string }>(`select id from products where slug = $1`, [MENDING])
  await open(admin, `/home/courses/${course!.id}/edit`)
  const title = admin.getByRole('textbox', { name: /^Add a lecture to/ }).first()
  await title.fill('Darning in the dark: łata')
  await title.press('Enter')
  await admin.getByRole('link', { name: 'Darning in the dark: łata' }).click()
  await admin.getByRole('radio', { name: /^Video/ }).check()
  const sendAtFullSpeed = await limitUpload(admin, EIGHTH_OF_A_MEGABYTE)
  await admin.getByLabel('Choose a video').setInputFiles(film)
  const bar = admin.getByRole('progressbar')
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0.3)

  const resumedFrom = resumption(admin)
  await stage.kill('SIGKILL')
  await sendAtFullSpeed()
  await stage.start()
  const transcoding = admin.getByText(/^This video is now transcoding/).waitFor({ timeout: within(90_000) })
  expect(await resumedFrom, 'what had arrived was kept').toBeGreaterThan(0)
  await transcoding
  await admin.getByRole('button', { name: 'Save lecture' }).click()
  await admin.getByText('Saved').first().waitFor()
  await admin
    .frameLocator('iframe')
    .locator('video')
    .waitFor({ state: 'attached', timeout: within(180_000) })
})

test('a server killed in the middle of a payment finds it paid, once', async () => {
  const buyer = aBuyer(await stage.aPage())
  const { page } = buyer
  await buy(buyer, MENDING, '4000 0027 6000 3184')
  await page.waitForURL(`${stage.bankUrl}/**`)
  await page.getByRole('textbox').fill('123456')
  await stage.kill('SIGKILL')
  await stage.start()
  await page.reload()
  await page.getByRole('textbox').fill('123456')
  await page.locator('button[value="confirm"]').click()
  await outcome(buyer, 'payment.success')
  expect(await traces(buyer.email)).toEqual({ paid: 1, grants: 1, mails: 1 })
})

test('a server killed the moment a purchase is sent charges it once, however often it is sent again', async () => {
  const buyer = aBuyer(await stage.aPage())
  const { page } = buyer
  await open(page, `/${MENDING}/checkout`)
  await fillAccount(buyer)
  await fillCard(buyer, '4111 1111 1111 1111')
  await consent(buyer)
  const sent = page.waitForRequest((request) => request.url().includes('onepagecheckout'))
  await payButton(buyer).click()
  await sent
  await stage.kill('SIGKILL')
  await stage.start()
  await buyAgainOrFindItPaid(page)
  expect(await traces(buyer.email)).toEqual({ paid: 1, grants: 1, mails: 1 })

  async function buyAgainOrFindItPaid(tab: Page) {
    await open(tab, `/${MENDING}/checkout`)
    const [owned, underWay] = [
      tab.getByText('This is already yours'),
      tab.getByRole('link', { name: 'Check the payment' }),
    ]
    const name = tab.getByRole('textbox', { name: 'Full name' })
    const card = tab.getByRole('textbox', { name: 'Card number' })
    await owned.or(underWay).or(card).first().waitFor()
    if (await owned.isVisible()) return
    if (await underWay.isVisible()) await underWay.click()
    else {
      if (await name.isVisible()) await fillAccount(buyer)
      await fillCard(buyer, '4111 1111 1111 1111')
      await consent(buyer)
      await payButton(buyer).click()
    }
    await outcome(buyer, 'payment.success')
  }
})

/** Where the upload goes on: the offset of the first piece that is not the first. */
const resumption = async (page: Page): Promise<number> => {
  const piece = await page.waitForRequest(
    (request) => request.method() === 'PATCH' && Number(request.headers()['upload-offset']) > 0,
    { timeout: within(90_000) },
  )
  return Number(piece.headers()['upload-offset'])
}

async function traces(email: string) {
  const mails = await mailsTo(stage.url, email, / is yours$/)
  const [counted] = await stage.query<{ paid: number; grants: number }>(
    `select (select count(*)::int from transactions t where t.payer_id = p.id and t.status in ('PERFORMED', 'CLEARED')) paid,
            (select count(*)::int from grants g where g.student_id = p.id) grants
     from people p where p.email = $1`,
    [email],
  )
  return { ...counted, mails: mails.length }
}
