import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as kitEn } from '#kit/messages/en.ts'
import { pl as kitPl } from '#kit/messages/pl.ts'
import { en } from '#modules/students/messages/merging-en.ts'
import { pl } from '#modules/students/messages/merging-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

const anAccount = async (name: string, email: string): Promise<string> => {
  const [row] = await stage.query<{ id: string }>(
    `insert into people (id, school_id, role, email, name, password_hash)
     select gen_random_uuid(), school_id, 'student', '${email}', '${name}', password_hash
     from people where email = '${STUDENT.email}' limit 1 returning id`,
  )
  return row!.id
}

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, kit: kitEn },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, kit: kitPl },
  ]),
)(
  'an admin finds the other account, sees both, chooses what is kept, and merges them once MERGE is typed ($language)',
  async ({ words, kit, ...look }) => {
    const [first, second] = [`zolta.${look.language}@katedra.test`, `gesla.${look.language}@katedra.test`]
    const kept = await anAccount(`Żółta ${look.language}`, first)
    const gone = await anAccount(`Gęśla ${look.language}`, second)
    const [given] = await stage.query<{ title: string }>(
      `with made as (insert into grants (id, school_id, student_id, product_id, source, source_id, reason, starts_at)
       select gen_random_uuid(), p.school_id, '${gone}', p.id, 'instructor_action', gen_random_uuid(), 'Nagroda', now()
       from products p join people o on o.id = '${gone}' and o.school_id = p.school_id
       where p.kind = 'course' and p.status = 'published' order by p.created_at limit 1 returning product_id)
       select title from products where id in (select product_id from made)`,
    )
    const student = await stage.aPage(look)
    await logIn(student, { ...STUDENT, email: second })

    const admin = await stage.aPage(look)
    await logIn(admin, ADMIN)
    await open(admin, `/home/students/${kept}`)
    await admin.getByRole('link', { name: words.merge }).click()
    await admin.getByRole('heading', { level: 1, name: words.merge }).waitFor()
    const other = admin.getByRole('combobox', { name: words.other })
    await other.fill(`Gęśla ${look.language}`)
    await admin.getByRole('option', { name: second }).click()
    await admin.getByRole('heading', { level: 3, name: `Gęśla ${look.language}` }).waitFor()
    await expectText(admin, words.kind_grants.one.replace('{count}', '1'))
    await admin.getByRole('group', { name: words.login }).getByRole('radio', { name: second }).check()
    await expectText(admin, words.loginStays.replace('{email}', second).replace('{other}', first))
    await expectAccessible(admin)

    await admin.getByRole('button', { name: words.mergeThem }).click()
    const dialog = admin.getByRole('dialog')
    await expectAccessible(admin)
    const confirm = dialog.getByRole('button', { name: words.mergeThem })
    expect(await confirm.isDisabled()).toBe(true)
    await admin.setViewportSize({ width: 390, height: 844 })
    const [cancelBox, confirmBox] = [
      await dialog.getByRole('button', { name: kit.cancel }).boundingBox(),
      await confirm.boundingBox(),
    ]
    expect(confirmBox?.y, 'both buttons stand in one row of a phone').toBe(cancelBox?.y)
    await dialog.getByRole('textbox', { name: kit.typeToConfirm.replace('{word}', 'MERGE') }).fill('MERGE')
    await confirm.click()
    await admin.waitForURL((url) => url.pathname === `/home/students/${kept}`)
    await expectText(admin, words.merged)
    await expectText(admin, second)
    await expectText(admin, 'Nagroda')
    expect((await admin.goto(`/home/students/${gone}`))?.status()).toBe(404)

    await student.goto('/my')
    expect(new URL(student.url()).pathname).toBe('/login')
    await logIn(student, { ...STUDENT, email: second })
    await expectText(student, given!.title)
    const letters = await stage.query<{ to: string }>(
      `select "to" from mails where cause like 'merged:${gone}:%' order by 1`,
    )
    expect(letters.map(({ to }) => to)).toEqual([second, first])
  },
)
