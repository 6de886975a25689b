import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/admins/messages/en.ts'
import { en as invitationEn } from '#modules/admins/messages/invitation-en.ts'
import { pl as invitationPl } from '#modules/admins/messages/invitation-pl.ts'
import { pl } from '#modules/admins/messages/pl.ts'
import { en as refusedEn } from '#modules/admins/messages/server-en.ts'
import { pl as refusedPl } from '#modules/admins/messages/server-pl.ts'
import { en as platformEn } from '#platform/i18n/messages/en.ts'
import { pl as platformPl } from '#platform/i18n/messages/pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const ADMINS = '/home/settings/admins'
const PASSWORD = 'gęślą-jaźń'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      words: en,
      there: invitationEn,
      refused: refusedEn,
      platform: platformEn,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      words: pl,
      there: invitationPl,
      refused: refusedPl,
      platform: platformPl,
    },
  ]),
)(
  'an admin is invited by mail, joins, is given another role and loses it in the middle of their work ($language)',
  async ({ words, there, refused, platform, ...look }) => {
    const email = `ola-${look.language}@school.test`
    const name = `Ola Żółw ${look.language}`
    const owner = await stage.aPage(look)
    await logIn(owner, ADMIN)
    await open(owner, ADMINS)
    await owner.getByRole('button', { name: words.invite }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByRole('textbox').fill(ADMIN.email)
    await dialog.getByRole('button', { name: words.send }).click()
    await expectText(owner, refused.errors['admins.admin-already'])
    await dialog.getByRole('textbox').fill(email)
    await dialog.getByRole('radio', { name: words.accountant }).check()
    await expectAccessible(owner)
    await dialog.getByRole('button', { name: words.send }).click()
    await dialog.waitFor({ state: 'detached' })
    await owner.getByRole('heading', { name: words.invited }).waitFor()

    const [mail] = await mailsTo(stage.url, email, /./)
    const link = /http\S+\/invitations\/admin\/[\w-]+/.exec(mail!.text)![0]
    const guest = await stage.aPage(look)
    await open(guest, link)
    await expectAccessible(guest)
    await guest.getByRole('textbox', { name: there.name }).fill(name)
    await guest.locator('input[name="password"]').fill(PASSWORD)
    await guest.getByRole('button', { name: there.join }).click()
    await guest.waitForURL('**/home')
    await open(guest, '/home/orders')
    await guest.getByRole('heading', { level: 1 }).waitFor()

    const second = await stage.aPage(look)
    await open(second, link)
    await expectText(second, there.accepted)
    await expectAccessible(second)

    await open(owner, ADMINS)
    const action = (word: string) => owner.getByRole('button', { name: word.replace('{name}', name) })
    await action(words.changeOf).click()
    await owner.getByRole('radio', { name: words.editor }).check()
    await owner.getByRole('button', { name: words.save, exact: true }).click()
    await owner
      .getByRole('row', { name: new RegExp(name) })
      .getByText(words.editor, { exact: true })
      .waitFor()
    await open(guest, '/home/articles/new')
    await action(words.removeFrom).click()
    await owner.getByRole('dialog').getByRole('button', { name: words.remove }).click()
    await owner.getByRole('row', { name: new RegExp(name) }).waitFor({ state: 'detached' })
    // Not among those without a second factor either.
    await owner.getByRole('main').getByText(name).waitFor({ state: 'detached' })

    await guest.locator('main form button[type="submit"]').first().click()
    await expectText(guest, platform['error.not-an-admin'])
    const own = owner.getByRole('row', { name: ADMIN.email })
    await own.getByRole('button').last().click()
    await owner.getByRole('dialog').getByRole('button', { name: words.remove }).click()
    await expectText(owner, refused.errors['admins.last-owner'])
  },
)

test('an invitation that is withdrawn opens nothing, and is made anew', async () => {
  const owner = await stage.aPage()
  await logIn(owner, ADMIN)
  await open(owner, ADMINS)
  const email = 'withdrawn@school.test'
  const invite = async () => {
    await owner.getByRole('button', { name: en.invite }).click()
    await owner.getByRole('dialog').getByRole('textbox').fill(email)
    await owner.getByRole('dialog').getByRole('button', { name: en.send }).click()
    await owner.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await invite()
  const [mail] = await mailsTo(stage.url, email, /./)
  await owner.getByRole('button', { name: en.withdraw.replace('{email}', email) }).click()
  await owner.getByRole('dialog').getByRole('button', { name: en.withdrawShort }).click()
  await owner.getByRole('heading', { name: en.invited }).waitFor({ state: 'detached' })
  const guest = await stage.aPage()
  await open(guest, /http\S+\/invitations\/admin\/[\w-]+/.exec(mail!.text)![0])
  await expectText(guest, invitationEn.withdrawn)
  await invite()
  await owner.getByRole('button', { name: en.resend.replace('{email}', email) }).click()
  await expectText(owner, en.sentTo.replace('{email}', email))
  await expect.poll(async () => (await mailsTo(stage.url, email, /./)).length).toBe(3)
})
