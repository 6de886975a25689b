import type { Page } from 'playwright-core'

import type { Language } from '#platform/i18n/language.ts'
import { open } from './open.ts'
import { type Words, wordsIn } from './words.ts'
import { within } from '#test/limits.ts'

export interface Buyer {
  page: Page
  name: string
  email: string
  password: string
  words: Words
}

let made = 0

/** Someone who has no account yet. */
export function aBuyer(page: Page, language: Language = 'en'): Buyer {
  made += 1
  return {
    page,
    name: `Łucja Żółć ${made}`,
    email: `lucja.${made}@katedra.test`,
    password: 'gęślą-jaźń',
    words: wordsIn(language),
  }
}

export async function fillAccount({ page, name, email, password, words: { checkout } }: Buyer): Promise<void> {
  await page
    .getByRole('textbox', { name: checkout('fullName'), exact: true })
    .and(page.locator('[name="name"]'))
    .fill(name)
  await page
    .getByRole('textbox', { name: checkout('email') })
    .and(page.locator('[name="email"]'))
    .fill(email)
  await page.getByLabel(startsWith(checkout('password'))).fill(password)
}

export async function fillCard({ page, name, words: { payments } }: Buyer, number: string): Promise<void> {
  await page.getByRole('textbox', { name: payments('card.cardNumber') }).fill(number)
  await page.getByRole('textbox', { name: payments('card.cardName') }).fill(name)
  await page.getByRole('combobox', { name: payments('card.cardMonth') }).selectOption({ index: 12 })
  await page.getByRole('combobox', { name: payments('card.cardYear') }).selectOption({ index: 4 })
  await page.getByRole('textbox', { name: payments('card.cardCvv') }).fill(number.startsWith('3') ? '1234' : '123')
}

export async function consent({ page }: Buyer): Promise<void> {
  for (const box of await page.locator('[name^="consents."]').all()) await box.check()
}

export const payButton = ({ page, words: { checkout } }: Buyer) =>
  page.getByRole('button', { name: startsWith(checkout('pay', { amount: '' })) })

/** From the checkout's address to the click that pays, with an account made on the way unless there is one. */
export async function buy(buyer: Buyer, slug: string, number: string): Promise<void> {
  const { page, words } = buyer
  await open(page, `/${slug}/checkout`)
  if (
    await page
      .getByRole('textbox', { name: words.checkout('fullName'), exact: true })
      .and(page.locator('[name="name"]'))
      .isVisible()
  )
    await fillAccount(buyer)
  await fillCard(buyer, number)
  await consent(buyer)
  await payButton(buyer).click()
}

/** A card's way to its end: the heading that says how it went. */
export const outcome = ({ page, words: { payments } }: Buyer, key: 'payment.success' | 'payment.failed') =>
  page.getByRole('heading', { level: 1, name: payments(key) }).waitFor({ timeout: within(60_000) })

const startsWith = (words: string): RegExp => new RegExp(`^${words.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
