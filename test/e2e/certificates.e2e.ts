import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as mineEn } from '#modules/certificates/messages/en.ts'
import { en as pageEn } from '#modules/certificates/messages/page-en.ts'
import { pl as pagePl } from '#modules/certificates/messages/page-pl.ts'
import { en as panelEn } from '#modules/certificates/messages/panel-en.ts'
import { pl as panelPl } from '#modules/certificates/messages/panel-pl.ts'
import { pl as minePl } from '#modules/certificates/messages/pl.ts'
import { en as templateEn } from '#modules/certificates/messages/template-en.ts'
import { pl as templatePl } from '#modules/certificates/messages/template-pl.ts'
import { en as finishEn } from '#modules/learning/messages/finish-en.ts'
import { pl as finishPl } from '#modules/learning/messages/finish-pl.ts'
import { en as reviewEn } from '#modules/reviews/messages/en.ts'
import { pl as reviewPl } from '#modules/reviews/messages/pl.ts'
import { translator } from '#platform/i18n/text.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const SHARPENING = 'sharpen-one-knife'

let stage: Stage
let courseId: string

beforeAll(async () => {
  stage = await aStage()
  const [course] = await stage.query<{ id: string }>(`select id from products where slug = $1`, [SHARPENING])
  courseId = course!.id
})
afterAll(() => stage.close())

const ALL = {
  en: {
    finish: finishEn,
    review: reviewEn,
    mine: mineEn,
    seen: pageEn,
    panel: panelEn,
    template: templateEn,
    save: 'Save',
  },
  pl: {
    finish: finishPl,
    review: reviewPl,
    mine: minePl,
    seen: pagePl,
    panel: panelPl,
    template: templatePl,
    save: 'Zapisz',
  },
}

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light' },
    { language: 'pl', width: 390, scheme: 'dark' },
  ]),
)('from the rule to a certificate that is shown, corrected and revoked ($language)', async (visit) => {
  const { language } = visit
  const words = ALL[language]
  const finish = translator<typeof finishEn>(words.finish, language)
  const review = translator<typeof reviewEn>(words.review, language)
  const mine = translator<typeof mineEn>(words.mine, language)
  const seen = translator<typeof pageEn>(words.seen, language)
  const panel = translator<typeof panelEn>(words.panel, language)
  const template = translator<typeof templateEn>(words.template, language)

  const admin = await stage.aPage(visit)
  await logIn(admin, ADMIN)
  await open(admin, `/home/courses/${courseId}/edit/certificate`)
  await admin.getByRole('checkbox', { name: panel('isOn') }).check()
  await admin.getByRole('button', { name: words.save, exact: true }).click()
  const isOn = async () =>
    (await stage.query(`select from certificate_rules where course_id = $1 and is_on`, [courseId])).length
  await expect.poll(isOn).toBe(1)
  await expectAccessible(admin)
  await open(admin, `/home/certificates/template?course_id=${courseId}`)
  const signer = `Zofia Święcicka ${language}`
  await admin.getByRole('textbox', { name: template('signer'), exact: true }).fill(signer)
  await admin.getByRole('img', { name: template('previewAlt') }).waitFor()
  await admin.getByRole('button', { name: words.save, exact: true }).click()
  const signers = () =>
    stage.query<{ signer: string }>(`select signer from certificate_templates where course_id = $1`, [courseId])
  await expect.poll(signers).toEqual([{ signer }])

  const buyer = aBuyer(await stage.aPage(visit), language)
  const { page } = buyer
  await open(page, `/${SHARPENING}/checkout`)
  await fillAccount(buyer)
  await consent(buyer)
  await page.getByRole('button', { name: buyer.words.checkout('getFree') }).click()
  await page.waitForURL(new RegExp(`/${SHARPENING}/watch/`))
  const lectures = await stage.query<{ id: string }>(
    `select l.id from lectures l join sections s on s.id = l.section_id
     where l.course_id = $1 and l.status = 'published' order by s.position, l.position`,
    [courseId],
  )
  for (const { id } of lectures) {
    await open(page, `/${SHARPENING}/watch/${id}`)
    const completing = [buyer.words.learning('complete'), buyer.words.learning('completeAndGoOn')]
    await page
      .getByRole('button', { name: new RegExp(`^(?:${completing.join('|')})$`) })
      .first()
      .click()
    const isDone = async () =>
      (
        await stage.query(
          `select from lecture_progress r join people p on p.id = r.person_id
           where p.email = $1 and r.lecture_id = $2 and r.completed_at is not null`,
          [buyer.email, id],
        )
      ).length
    await expect.poll(isDone).toBe(1)
  }
  await page.getByText(mine('earned')).waitFor()
  const course = 'Sharpen One Knife'
  await page.getByRole('heading', { name: finish('finishTitle', { course }) }).waitFor()
  await page.getByRole('button', { name: review('recommend') }).click()
  await page.getByText(review('pending')).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: finish('finishTell') }).click()
  await page.waitForURL('**/community/topics/*/new')
  const title = page.getByRole('textbox', { name: buyer.words.community('title') })
  await expect.poll(() => title.inputValue()).toBe(finish('finishPost', { course }))
  await page.goBack()
  await page.getByRole('link', { name: mine('myCertificates') }).click()
  await page.waitForURL('**/my/certificates')
  const pdf = page.getByRole('link', { name: mine('pdf') }).or(page.getByRole('link', { name: /PDF/ }))
  const sheet = await page.request.get(`${stage.url}${await pdf.first().getAttribute('href')}`)
  expect([sheet.status(), (await sheet.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const [told] = await mailsTo(stage.url, buyer.email, language === 'pl' ? /Twój certyfikat:/ : /Your certificate:/)
  expect(told!.text).toContain(buyer.name)

  const [certificate] = await stage.query<{ code: string }>(
    `select c.code from certificates c join people p on p.id = c.person_id where p.email = $1`,
    [buyer.email],
  )
  const visitor = await stage.aPage(visit)
  const path = `/certificates/${certificate!.code.replace(/.{5}(?=.)/g, '$&-')}`
  await open(visitor, path)
  await visitor.getByRole('heading', { level: 1, name: seen('valid') }).waitFor()
  await visitor.getByRole('img', { name: seen('qr') }).waitFor()
  await expectText(visitor, buyer.name)
  const badge = await visitor.request.get(`${stage.url}${path}/credential`)
  expect([badge.status(), (await badge.text()).split('.').length]).toEqual([200, 3])

  const choose = async (name: string, item: string) => {
    await admin.getByRole('button', { name: panel('actionsOf', { name }) }).click()
    await admin.getByRole('menuitem', { name: item }).click()
  }
  await open(admin, `/home/certificates?course_id=${courseId}&q=${certificate!.code}`)
  await choose(buyer.name, panel('rename'))
  const corrected = `${buyer.name} Źdźbło`
  await admin.getByRole('textbox', { name: panel('name'), exact: true }).fill(corrected)
  await admin.getByRole('button', { name: panel('save'), exact: true }).click()
  await admin.getByRole('button', { name: panel('actionsOf', { name: corrected }) }).waitFor()
  await open(visitor, path)
  await expectText(visitor, corrected)

  await choose(corrected, panel('revoke'))
  await admin.getByRole('textbox', { name: panel('reason') }).fill('Cudza praca')
  await expectAccessible(admin)
  await admin.getByRole('button', { name: panel('revoke'), exact: true }).click()
  await expectText(admin, panel('because', { reason: 'Cudza praca' }))
  await open(visitor, path)
  await visitor.getByRole('heading', { level: 1, name: seen('revoked') }).waitFor()
  expect(await visitor.getByText(corrected).count()).toBe(0)
  await expectAccessible(visitor)
  const letters = await mailsTo(stage.url, buyer.email, language === 'pl' ? /nie jest już ważny/ : /not valid any more/)
  expect(letters.some(({ text }) => text.includes('Cudza praca'))).toBe(true)
})
