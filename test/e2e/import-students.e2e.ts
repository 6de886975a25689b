import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#modules/students/messages/importing-en.ts'
import { pl } from '#modules/students/messages/importing-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { aStage, type Stage } from './stage.ts'
import { fill } from '#platform/i18n/text.ts'
import { within } from '#test/limits.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** As a spreadsheet on Windows saves it: ż, ó and ł are single bytes. */
const fileOf = (mailbox: string) =>
  Buffer.from(
    `e-mail;imi\xea;nazwisko\r\n${mailbox}@szkola.test;Ola;\xaf\xf3\xb3w\r\n${mailbox}@szkola.test;Ola;\xaf\xf3\xb3w\r\nto nie adres;=1+1;\r\n`,
    'latin1',
  )

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en },
    { language: 'pl', width: 390, scheme: 'dark', words: pl },
  ]),
)('an admin imports a file, sees how it goes and takes the report away ($language)', async ({ words, ...look }) => {
  const admin = await stage.aPage(look)
  const mailbox = `import-${look.language}`
  const filename = `Kursanci 🐢 ${look.language}.csv`
  await logIn(admin, ADMIN)
  await open(admin, '/home/students/import')
  await admin.locator('input[type="file"]').setInputFiles({
    name: filename,
    mimeType: 'application/vnd.ms-excel',
    buffer: fileOf(mailbox),
  })
  const start = admin.getByRole('button', { name: words.start })
  await start.waitFor()
  await admin.getByRole('row', { name: 'Ola Żółw' }).first().getByText(words.comesIn).waitFor()
  await admin.getByText(words.problem_email).waitFor()
  await expectAccessible(admin)
  await start.click()
  const row = admin.getByRole('row', { name: filename })
  await row.getByText(words.state_ready).waitFor({ timeout: within(60_000) })
  await row.getByText(words.added.one.replace('{count}', '1')).waitFor()
  await row.getByText(words.wrong.one.replace('{count}', '1')).waitFor()
  await expectAccessible(admin)
  const [loaded] = await Promise.all([
    admin.waitForEvent('download'),
    row.getByRole('link', { name: words.wholeReport }).click(),
  ])
  const report = await readFile(await loaded.path(), 'utf8')
  expect(report).toContain('Ola Żółw')
  expect(report).toContain('to nie adres · =1+1')
  await open(admin, `/home/students?q=${mailbox}`)
  await admin.getByRole('link', { name: 'Ola Żółw' }).waitFor()
})

test.each(
  drawnLook([
    { language: 'pl', width: 1440, scheme: 'light', words: pl },
    { language: 'en', width: 390, scheme: 'dark', words: en },
  ]),
)('an admin says what a column is that was not understood ($language)', async ({ words, ...look }) => {
  const admin = await stage.aPage(look)
  const filename = `obcy-${look.language}.csv`
  const email = `obca-${look.language}@szkola.test`
  await logIn(admin, ADMIN)
  await open(admin, '/home/students/import')
  await admin.locator('input[type="file"]').setInputFiles({
    name: filename,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Jej dane;Gdzie pisać;Uwagi\r\nLena Osa;${email};pilne\r\n`),
  })
  await admin
    .locator('summary')
    .filter({ hasText: fill(words.otherColumns, look.language, { count: 2 }) })
    .click()
  await admin.getByLabel('Jej dane').selectOption({ label: words.use_name })
  await admin.getByRole('row', { name: 'Lena Osa' }).getByText(email).waitFor()
  await admin.getByLabel('Gdzie pisać').selectOption({ label: words.use_none })
  await admin.getByText(words.noEmailColumn).waitFor()
  await admin.getByLabel('Gdzie pisać').selectOption({ label: words.use_email })
  await admin.getByRole('row', { name: 'Lena Osa' }).getByText(words.comesIn).waitFor()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: words.start }).click()
  await admin
    .getByRole('row', { name: filename })
    .getByText(words.state_ready)
    .waitFor({ timeout: within(60_000) })
  await open(admin, `/home/students?q=${email}`)
  await admin.getByRole('link', { name: 'Lena Osa' }).waitFor()
})
