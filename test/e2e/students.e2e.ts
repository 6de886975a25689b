import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as kitEn } from '#kit/messages/en.ts'
import { pl as kitPl } from '#kit/messages/pl.ts'
import { en as platformEn } from '#platform/i18n/messages/en.ts'
import { pl as platformPl } from '#platform/i18n/messages/pl.ts'
import { en } from '#modules/students/messages/student-en.ts'
import { pl } from '#modules/students/messages/student-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let path: string
beforeAll(async () => {
  stage = await aStage()
  const [row] = await stage.query<{ id: string }>(`select id from people where email = '${STUDENT.email}' limit 1`)
  path = `/home/students/${row!.id}`
})
afterAll(() => stage.close())

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, kit: kitEn, platform: platformEn },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, kit: kitPl, platform: platformPl },
  ]),
)(
  'an admin writes how a student is reached, and of two who do one is told ($language)',
  async ({ words, kit, platform, ...look }) => {
    const admin = await stage.aPage(look)
    const field = (name: string, page = admin) => page.getByRole('textbox', { name, exact: true })
    const save = (page = admin) => page.getByRole('button', { name: words.save, exact: true }).click()
    await logIn(admin, ADMIN)
    await open(admin, path)
    await admin.getByRole('link', { name: words.edit }).click()
    await admin.getByRole('heading', { level: 1, name: words.edit }).waitFor()
    const other = await stage.aPage(look)
    await logIn(other, ADMIN)
    await open(other, `${path}/edit`)

    await field(words.vatId).fill('PL1234567890')
    await save()
    await expectText(admin, look.language === 'pl' ? 'Nieprawidłowy format numeru VAT' : 'Incorect VAT Number format')
    await expectAccessible(admin)
    await field(words.vatId).fill('526-025-02-74')
    await field(words.phone).fill(`600 700 800 ${look.language}`)
    await save()
    await admin.waitForURL((url) => url.pathname === path)
    await expectText(admin, 'PL5260250274')
    await expectText(admin, kit.saved)

    await field(words.city, other).fill(`Łódź ${look.language}`)
    await save(other)
    await expectText(other, platform['error.changed-meanwhile'])
    await expect.poll(() => field(words.city, other).inputValue()).toBe(`Łódź ${look.language}`)
    expect(await field(words.phone, other).inputValue()).toBe(`600 700 800 ${look.language}`)
    await save(other)
    await other.waitForURL((url) => url.pathname === path)
    await expectText(other, `Łódź ${look.language}`)
    await expectText(other, `600 700 800 ${look.language}`)
  },
)

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en },
    { language: 'pl', width: 390, scheme: 'dark', words: pl },
  ]),
)(
  'admins note something about a student for each other, and read what happened with them ($language)',
  async ({ words, ...look }) => {
    const admin = await stage.aPage(look)
    await logIn(admin, ADMIN)
    await open(admin, path)
    const body = `Dzwonić po 17 🐢 ${look.language}`
    await admin.getByRole('textbox', { name: words.note }).fill(body)
    await admin.getByRole('button', { name: words.addNote }).click()
    const note = admin.getByRole('listitem').filter({ hasText: body })
    await note.waitFor()
    expect(await admin.getByRole('textbox', { name: words.note }).inputValue()).toBe('')
    await expectText(admin, words.what_joined)
    await expectText(admin, words.what_ordered)
    await note.getByRole('button', { name: words.deleteNote }).click()
    await admin.getByRole('dialog').getByRole('button', { name: words.deleteNote }).click()
    await note.waitFor({ state: 'detached' })
  },
)

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, kit: kitEn },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, kit: kitPl },
  ]),
)(
  'an account is deleted once DELETE is typed, and its student is signed in no more ($language)',
  async ({ words, kit, ...look }) => {
    const email = `odchodzi.${look.language}@katedra.test`
    const [row] = await stage.query<{ id: string }>(
      `insert into people (id, school_id, role, email, name, password_hash)
       select gen_random_uuid(), school_id, 'student', '${email}', 'Ola Odchodzi', password_hash
       from people where email = '${STUDENT.email}' limit 1 returning id`,
    )
    const student = await stage.aPage(look)
    await logIn(student, { ...STUDENT, email })
    const admin = await stage.aPage(look)
    await logIn(admin, ADMIN)
    await open(admin, `/home/students/${row!.id}`)
    await admin.getByRole('button', { name: words.erase }).click()
    const dialog = admin.getByRole('dialog')
    await expectAccessible(admin)
    const confirm = dialog.getByRole('button', { name: words.erase })
    expect(await confirm.isDisabled()).toBe(true)
    await dialog.getByRole('textbox', { name: kit.typeToConfirm.replace('{word}', 'DELETE') }).fill('DELETE')
    await confirm.click()
    await admin.waitForURL((url) => url.pathname === '/home/students')
    await expectText(admin, words.erased)
    expect((await admin.goto(`/home/students/${row!.id}`))?.status()).toBe(404)
    await student.goto('/my')
    expect(new URL(student.url()).pathname).toBe('/login')
  },
)
