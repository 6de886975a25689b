import type { Page } from 'playwright-core'

import { open } from './open.ts'

export interface Person {
  email: string
  password: string
}

export const ADMIN: Person = { email: 'admin@katedra.test', password: 'katedra-admin' }
export const STUDENT: Person = { email: 'student@katedra.test', password: 'katedra-student' }
export const OPERATOR: Person = { email: 'operator@katedra.test', password: 'katedra-operator' }

/** From the login page, of the platform where another site than the visit's is meant, to where this person lands. */
export async function logIn(page: Page, person: Person, site = ''): Promise<void> {
  await open(page, `${site}/login`)
  await fillLogin(page, person)
  await page.waitForURL((url) => url.pathname !== '/login')
}

export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('main form button[type="submit"]').click()
}
