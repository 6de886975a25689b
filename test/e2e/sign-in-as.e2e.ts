import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/people/messages/impersonation-en.ts'
import { pl } from '#modules/people/messages/impersonation-pl.ts'
import { en as platformEn } from '#platform/i18n/messages/en.ts'
import { pl as platformPl } from '#platform/i18n/messages/pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let student: { id: string; name: string }
beforeAll(async () => {
  stage = await aStage()
  const [row] = await stage.query<typeof student>(
    `select id, name from people where email = '${STUDENT.email}' limit 1`,
  )
  student = row!
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, platform: platformEn },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, platform: platformPl },
  ]),
)(
  'an admin looks at the school as a student, does nothing there, goes back, and the student reads of it ($language)',
  async ({ words, platform, ...look }) => {
    const admin = await stage.aPage(look)
    const path = `/home/students/${student.id}`
    const banner = admin.getByRole('region', { name: words.banner })
    await logIn(admin, ADMIN)
    await open(admin, path)
    const otherTab = await admin.context().newPage()
    await open(otherTab, `${path}/edit`)

    await admin.getByRole('button', { name: words.signIn }).click()
    await admin.getByRole('dialog').getByText(words.consequence.replace('{name}', student.name)).waitFor()
    await admin.getByRole('dialog').getByRole('button', { name: words.signIn }).click()
    await admin.waitForURL((url) => url.pathname === '/my')
    await banner.getByText(student.name).waitFor()
    await expectAccessible(admin)

    await open(admin, '/my/account')
    await banner.waitFor()
    await admin
      .getByRole('textbox', { name: look.language === 'pl' ? 'Imię i nazwisko' : 'First and last name' })
      .fill('Ktoś inny')
    await admin.locator('form[action="/my/account"] button[type="submit"]').click()
    await expectText(admin, platform['error.only-looking'])
    await open(admin, '/home')
    await banner.waitFor()

    await otherTab.getByRole('textbox').first().fill('Ktoś inny')
    await otherTab.locator('main form button[type="submit"]').click()
    await expectText(otherTab, platform['error.only-looking'])

    await banner.getByRole('button', { name: words.back }).click()
    await admin.waitForURL((url) => url.pathname === path)
    expect(await banner.count()).toBe(0)
    await admin.getByRole('heading', { level: 1, name: student.name }).waitFor()

    const own = await stage.aPage(look)
    await logIn(own, STUDENT)
    await open(own, '/my/account')
    await own.getByRole('heading', { name: words.title }).waitFor()
    await expectAccessible(own)
  },
)
