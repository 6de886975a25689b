import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as catalogEn } from '#modules/catalog/messages/en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/pl.ts'
import { en as panelEn } from '#modules/live-events/messages/panel-en.ts'
import { pl as panelPl } from '#modules/live-events/messages/panel-pl.ts'
import { en as mailsEn } from '#modules/live-events/messages/server-en.ts'
import { pl as mailsPl } from '#modules/live-events/messages/server-pl.ts'
import { en } from '#modules/live-events/messages/waiting-en.ts'
import { pl } from '#modules/live-events/messages/waiting-pl.ts'
import { expectAccessible } from './accessible.ts'
import { aBuyer, consent, fillAccount, fillCard, outcome, payButton } from './buyer.ts'
import { drawnLook } from './drawn-look.ts'
import { mailsTo } from './mailbox.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

const SLUG = 'ink-by-night-a-walk-with-a-brush'

/** A subject without the event's title. */
const aboutOf = (subject: string) => new RegExp(subject.replace('{title}', ''))

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
      panel: panelEn,
      catalog: catalogEn,
      mails: mailsEn.waiting,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      words: pl,
      panel: panelPl,
      catalog: catalogPl,
      mails: mailsPl.waiting,
    },
  ]),
)(
  'a visitor waits for a place, is offered one ahead of the line and buys it; another one leaves ($language, $width px)',
  async ({ language, width, scheme, words, panel, catalog, mails }) => {
    const page = await stage.aPage({ language, width, scheme })
    const buyer = aBuyer(page, language)
    const join = async (name: string, email: string) => {
      await open(page, `/events/${SLUG}`)
      await page.getByRole('heading', { name: words.title }).waitFor()
      await page.getByRole('textbox', { name: words.name }).fill(name)
      await page.getByRole('textbox', { name: words.email }).fill(email)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: words.join }).click()
      await expectText(page, mails.joined)
    }
    await open(page, `/events/${SLUG}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: words.join }).click()
    await page.getByRole('alert').first().waitFor()
    await join(buyer.name, buyer.email)
    const leaver = `ola.${width}@katedra.test`
    await join('Łucja Żółć', leaver)

    const [letter] = await mailsTo(stage.url, leaver, aboutOf(mails['joined.subject']))
    await page.goto(/https?:\S+\/waiting-list\/\S+/.exec(letter!.text)![0])
    await expectText(page, words.leaveTitle)
    await expectAccessible(page)
    await page.getByRole('button', { name: words.leave }).click()
    await expectText(page, mails.leftList)

    const admin = await stage.aPage({ language, width, scheme })
    await logIn(admin, ADMIN)
    const [event] = await stage.query<{ id: string; stock_limit: number }>(
      'select id, stock_limit from products where slug = $1',
      [SLUG],
    )
    await open(admin, `/home/events/${event!.id}/edit/participants`)
    await expectText(admin, buyer.email)
    expect(await admin.getByText(leaver).count(), 'who left is not in line').toBe(0)
    await admin.getByRole('button', { name: panel.offerNextTo.replace('{name}', buyer.name) }).click()
    await expectText(admin, panel.offeredNext.replace('{name}', buyer.name))
    await open(admin, `/home/events/${event!.id}/edit`)
    await admin.getByRole('textbox', { name: panel.capacity }).fill(String(event!.stock_limit + 1))
    await admin.getByRole('button', { name: panel.save }).click()
    await expectText(admin, catalog.saved)

    const [offer] = await mailsTo(stage.url, buyer.email, aboutOf(mails['offered.subject']))
    const link = /https?:\S+\/checkout\?place=\S+/.exec(offer!.text)![0]
    await open(admin, `/home/events/${event!.id}/edit/participants`)
    await admin.getByText(panel.offeredUntil).first().waitFor()
    await page.goto(link)
    await page.getByText(words.offered.split('{until}')[0]!).waitFor()
    await expectAccessible(page)
    await fillAccount(buyer)
    await fillCard(buyer, '4111 1111 1111 1111')
    await consent(buyer)
    await payButton(buyer).click()
    await outcome(buyer, 'payment.success')

    const late = await stage.aPage({ language, width, scheme })
    await late.goto(link)
    await expectText(late, words.goneOffer)
    await open(admin, `/home/events/${event!.id}/edit/participants?line=before`)
    await expectText(admin, panel['line.taken'])
  },
)
