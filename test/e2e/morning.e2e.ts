import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aBuyer, buy, outcome } from './buyer.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { lessonOf } from './places.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'
import { within } from '#test/limits.ts'

const APPROVED = '4111111111111111'

let stage: Stage
beforeEach(async () => {
  stage = await aStage()
})
afterEach(() => stage.close())

/** What somebody works the panel with. Each press is counted; what is typed is not. */
interface Hands {
  presses: () => number
  press(control: Locator): Promise<void>
  fill(field: Locator, words: string): Promise<void>
  /** by the command palette */
  find(words: string, found: RegExp): Promise<void>
  /** what was just filled in, by Enter where that is shorter */
  send(control: Locator): Promise<void>
  /** one of a few that exclude each other */
  choose(within: Locator, name: string): Promise<void>
  /** of an open menu */
  take(item: Locator): Promise<void>
  /** what is offered for the words that are typed there */
  pick(field: Locator, words: string): Promise<void>
}

function mouse(page: Page): Hands {
  let presses = 0
  const press = async (control: Locator) => {
    presses += 1
    await control.click()
  }
  return {
    presses: () => presses,
    press,
    async fill(field, words) {
      await press(field)
      await field.fill(words)
    },
    async find(words, found) {
      await press(page.getByRole('button', { name: /^Find/ }))
      await page.getByRole('dialog').getByRole('combobox').fill(words)
      await press(page.getByRole('dialog').getByRole('option').filter({ hasText: found }).first())
    },
    take: press,
    send: press,
    choose: (within, name) => press(within.getByText(name, { exact: true })),
    async pick(field, words) {
      await press(field)
      await page.keyboard.type(words)
      await press(page.getByRole('option', { name: words }).first())
    },
  }
}

const TABS_MOST = 80

function keyboard(page: Page): Hands {
  let presses = 0
  const key = async (name: string) => {
    presses += 1
    await page.keyboard.press(name)
  }
  const isReached = (control: Locator) => control.evaluate((element) => element === document.activeElement)
  const reach = async (control: Locator) => {
    await control.waitFor()
    for (let tabs = 0; !(await isReached(control)); tabs += 1) {
      if (tabs === TABS_MOST) throw new Error(`${String(control)} is not reached by ${TABS_MOST} tabs`)
      await key('Tab')
      // The way past the menu, of each page that is opened anew.
      if (await page.getByRole('link', { name: 'Skip to content' }).evaluate((link) => link === document.activeElement))
        await key('Enter')
    }
  }
  return {
    presses: () => presses,
    async press(control) {
      await reach(control)
      await key('Enter')
    },
    async fill(field, words) {
      await reach(field)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(words)
    },
    async find(words, found) {
      await key('Control+k')
      await page.getByRole('dialog').getByRole('combobox').waitFor()
      await page.keyboard.type(words)
      const offered = page.getByRole('dialog').getByRole('option')
      await offered.filter({ hasText: found }).first().waitFor()
      const at = (await offered.allTextContents()).findIndex((each) => found.test(each))
      for (let down = 0; at > 0 && down <= at; down += 1) await key('ArrowDown')
      await key('Enter')
    },
    send: () => key('Enter'),
    async choose(within, name) {
      await reach(within.locator('input[type="radio"]:checked'))
      while (!(await within.getByRole('radio', { name }).isChecked())) await key('ArrowUp')
    },
    async take(item) {
      await item.waitFor()
      for (let down = 0; !(await isReached(item)) && down < TABS_MOST; down += 1) await key('ArrowDown')
      await key('Enter')
    },
    async pick(field, words) {
      await reach(field)
      await page.keyboard.type(words)
      await page.getByRole('option', { name: words }).first().waitFor()
      await key('ArrowDown')
      await key('Enter')
    },
  }
}

interface Task {
  task: string
  /** what happened in the night */
  before?: () => Promise<void>
  work: (page: Page, hands: Hands) => Promise<void>
}

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog').last()

const TASKS: Task[] = [
  {
    task: 'find a student',
    async work(page, { find }) {
      await find('zurawska', /Agnieszka Żurawska.*Student/s)
      await page.getByRole('heading', { level: 1, name: 'Agnieszka Żurawska' }).waitFor()
    },
  },
  {
    task: 'write a note',
    async work(page, { find, fill, press }) {
      await find('zurawska', /Agnieszka Żurawska.*Student/s)
      await fill(page.getByRole('textbox', { name: 'New note' }), 'Called about her invoice')
      await press(button(page, 'Add note'))
      await expectText(page, 'Called about her invoice')
    },
  },
  {
    task: 'give access',
    async work(page, { find, fill, press, pick }) {
      await find('cwikla', /Paweł Ćwikła.*Student/s)
      await press(button(page, 'Grant access').first())
      await pick(dialogOf(page).getByRole('combobox', { name: 'Product' }), 'Visible Mending')
      await fill(dialogOf(page).getByRole('textbox', { name: 'Reason' }), 'Won it')
      await press(button(dialogOf(page), 'Grant access'))
      await page.getByRole('region', { name: 'Access' }).getByText('Won it').waitFor()
    },
  },
  {
    task: 'refund an order',
    async work(page, { find, fill, press }) {
      const buyer = aBuyer(await stage.aPage())
      await buy(buyer, 'linocut-at-the-kitchen-table', APPROVED)
      await outcome(buyer, 'payment.success')
      const [order] = await stage.query<{ number: string }>(
        `select o.number from orders o join people p on p.id = o.student_id where p.email = $1`,
        [buyer.email],
      )
      await find(order!.number, /Order/)
      await press(button(page, 'Refund').first())
      await fill(dialogOf(page).getByRole('textbox', { name: 'Reason' }), 'Changed her mind')
      await press(button(dialogOf(page), 'Send the refund'))
      await page.getByText('Nothing has been refunded.').waitFor({ state: 'detached' })
    },
  },
  {
    task: 'change a price',
    async work(page, { find, fill, press, send }) {
      await find('linocut', /Linocut at the Kitchen Table.*Product/s)
      await press(page.getByRole('link', { name: 'Price and promotion' }))
      await fill(page.getByRole('textbox', { name: 'Price', exact: true }), '229')
      await send(button(page, /^Save/).first())
      await expectText(page, /^Saved/)
    },
  },
  {
    task: 'move a booking',
    async work(page, { find, press }) {
      await find('bookings', /^Bookings/)
      await press(button(page, /^Move the booking of/).first())
      await press(button(dialogOf(page), 'Move booking'))
      await expectText(page, 'Moved')
    },
  },
  {
    task: 'answer a question',
    async work(page, { press, fill }) {
      await press(page.getByRole('link', { name: /nobody has answered/ }))
      await press(button(page, /^Reply to/).last())
      await fill(page.getByRole('textbox', { name: /reply/i }).last(), 'On both of them, in the second half.')
      await press(button(page, 'Post reply'))
      await expectText(page, 'On both of them, in the second half.')
    },
  },
  {
    task: 'hold a comment',
    async before() {
      const page = await stage.aPage()
      await logIn(page, STUDENT)
      await open(page, await lessonOf(stage, STUDENT))
      await page.getByRole('textbox', { name: 'Your comment' }).fill('My paste dries before the page lies flat.')
      await button(page, 'Post comment').click()
      await page.getByRole('article').filter({ hasText: 'My paste dries' }).first().waitFor()
      await page.close()
    },
    async work(page, { press }) {
      await press(
        page
          .getByRole('region', { name: 'Latest activity' })
          .getByRole('link', { name: /commented/ })
          .first(),
      )
      await press(button(page, /^Hold back what/).first())
      await expectText(page, 'Waiting for approval')
    },
  },
  {
    task: 'publish an article',
    async work(page, { find, press, choose }) {
      await find('workbench small', /A Workbench for a Small Flat.*Article/s)
      await press(button(page, 'Change the date'))
      await choose(dialogOf(page), 'Now')
      await press(button(dialogOf(page), 'Save'))
      await expectText(page, 'Published')
    },
  },
  {
    task: 'export last month',
    async work(page, { find, press, fill, take }) {
      await find('orders', /^Orders.*Page/s)
      await fill(page.getByLabel('From'), '2026-10-01')
      await fill(page.getByLabel('Until'), '2026-10-31')
      await page.waitForURL(/until=/)
      await press(button(page, 'Export'))
      await take(page.getByRole('menuitem', { name: 'CSV' }))
      await expectText(page, /Download|export/i)
    },
  },
]

test.each([
  { by: 'mouse', hands: mouse, most: 8 },
  { by: 'keyboard', hands: keyboard, most: 60 },
])(
  'the ten tasks of a morning are done by $by, in few presses',
  { timeout: within(400_000) },
  async ({ by, hands, most }) => {
    const counted: string[] = []
    for (const { task, before, work } of TASKS) {
      await before?.()
      const page = await stage.aPage()
      await logIn(page, ADMIN)
      await open(page, '/home')
      const own = hands(page)
      await work(page, own)
      expect(own.presses(), task).toBeLessThanOrEqual(most)
      counted.push(`${task} ${own.presses()}`)
      await page.close()
    }
    console.info(`${by}: ${counted.join(', ')}`)
  },
)
