import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsOf } from './complaints.ts'
import { aCookielessWay } from './cookieless-way.ts'
import { comesToRest, open } from './open.ts'
import { ADMIN, fillLogin, logIn, STUDENT } from './people.ts'
import { aCourseToEdit, lessonOf } from './places.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const COOKIES_OFF = {
  en: 'Your browser does not keep cookies. Allow them for this site, and try again.',
  pl: 'Twoja przeglądarka nie zapisuje plików cookie. Zezwól na nie w tym serwisie i spróbuj ponownie.',
}

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

test.each([
  { language: 'en', scripts: true },
  { language: 'pl', scripts: true },
  { language: 'en', scripts: false },
] as const)('without cookies the login says so ($language, scripts: $scripts)', async ({ language, scripts }) => {
  const way = await aCookielessWay(stage.url)
  const page = await stage.aPage({ language, scripts, url: way.url, locale: language })
  if (scripts) await open(page, '/login')
  else await page.goto('/login')
  await fillLogin(page, STUDENT)
  await expectText(page, COOKIES_OFF[language])
  if (scripts) expect(await page.getByRole('textbox', { name: /e-?mail/i }).inputValue()).toBe(STUDENT.email)
  await page.context().close()
  await way.close()
})

const block = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException(`Access to ${name} is denied for this document.`, 'SecurityError')
      },
    })
}

test.each([
  {
    who: undefined,
    paths: () => Promise.resolve(['/', '/login', '/visible-mending', '/visible-mending/checkout', '/withdraw']),
  },
  { who: STUDENT, paths: async () => ['/my', '/my/account', await lessonOf(stage, STUDENT), '/community'] },
  { who: ADMIN, paths: async () => ['/home', await aCourseToEdit(stage), '/home/students', '/home/settings'] },
])('where storage is blocked nothing throws', async ({ who, paths }) => {
  const visit = await stage.aVisit()
  await visit.addInitScript(block)
  const page = await visit.newPage()
  const said = complaintsOf(page)
  if (who) await logIn(page, who)
  for (const path of await paths()) {
    await open(page, path)
    await page.mouse.wheel(0, 20_000)
    await comesToRest(page)
  }
  expect(said).toEqual([])
  await visit.close()
})
