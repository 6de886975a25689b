import type { Page } from 'playwright-core'
import { en } from '#kit/messages/drafts-en.ts'
import { pl } from '#kit/messages/drafts-pl.ts'
import type { Language } from '#platform/i18n/language.ts'

const WORDS = { en, pl }

/** Saves what was changed in the forms of a page that has one button for all of them; it goes once all is saved. */
export async function saveChanges(page: Page, language: Language): Promise<void> {
  const save = page.getByRole('button', { name: WORDS[language].save, exact: true })
  await save.click()
  await save.waitFor({ state: 'detached' })
}
