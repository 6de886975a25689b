import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as moderationEn } from '#modules/moderation/messages/en.ts'
import { pl as moderationPl } from '#modules/moderation/messages/pl.ts'
import { en as operatingEn } from '#modules/operating/messages/en.ts'
import { pl as operatingPl } from '#modules/operating/messages/pl.ts'
import { en } from '#modules/people/messages/support-en.ts'
import { pl } from '#modules/people/messages/support-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn, OPERATOR } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let school: string
beforeAll(async () => {
  stage = await aStage()
  const [row] = await stage.query<{ id: string }>(`select id from schools where slug = 'demo'`)
  school = row!.id
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      words: en,
      operating: operatingEn,
      moderation: moderationEn,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      words: pl,
      operating: operatingPl,
      moderation: moderationPl,
    },
  ]),
)(
  'an owner lets support in, sees what it did, ends it, and support is out at once ($language)',
  async ({ words, operating, moderation, ...look }) => {
    const reason = `Płatności ${look.language}`
    const operator = await stage.aPage(look)
    await logIn(operator, OPERATOR, stage.platformUrl)
    await open(operator, `${stage.platformUrl}/operator/schools/${school}`)
    await expectText(operator, operating.noLeave)
    await operator.getByRole('button', { name: operating.ask }).click()
    await operator.getByRole('textbox', { name: operating.askReason }).fill(reason)
    await expectAccessible(operator)
    await operator.getByRole('button', { name: operating.send, exact: true }).click()
    await expectText(operator, operating.asked)

    const owner = await stage.aPage(look)
    await logIn(owner, ADMIN)
    await open(owner, '/home/settings/support')
    await expectText(owner, words.notIn)
    await owner.getByRole('textbox', { name: words.reason }).fill(reason)
    await owner.getByRole('radio', { name: words['hours-24'] }).check()
    await owner.getByRole('button', { name: words.letIn }).click()
    await expectText(owner, words.let)
    await expectAccessible(owner)

    await open(operator, `${stage.platformUrl}/operator/schools/${school}`)
    await expectText(operator, reason)
    await operator.getByRole('button', { name: operating.enter }).click()
    await operator.getByRole('dialog').getByRole('button', { name: operating.enter }).click()
    await operator.waitForURL((url) => url.pathname === '/home')
    const banner = operator.getByRole('region', { name: words.banner })
    await banner.waitFor()
    await expectAccessible(operator)
    const inSchool = new URL(operator.url()).origin
    for (const path of ['/home/settings/payments', '/home/settings/admins', '/home/students', '/']) {
      await open(operator, inSchool + path)
      await banner.waitFor()
    }
    await open(operator, `${inSchool}/home/settings/payments`)
    expect(await operator.locator('main fieldset[disabled] button').first().isDisabled()).toBe(true)
    await expectAccessible(operator)

    await open(owner, '/home/settings/support')
    await expectText(owner, moderation.operatorNamed.replace('{name}', 'Operator'))
    await owner.getByRole('button', { name: words.end }).click()
    await owner.getByRole('dialog').getByRole('button', { name: words.end }).click()
    await expectText(owner, words.ended)

    await open(operator, `${inSchool}/home/students`)
    await expectText(operator, words.overTitle)
    await expectAccessible(operator)
    await operator.getByRole('link', { name: words.toPlatform }).click()
    await operator.waitForURL((url) => url.pathname === `/operator/schools/${school}`)
  },
)
