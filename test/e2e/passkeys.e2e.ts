import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'

import { en as loginEn } from '#modules/second-factor/messages/login-en.ts'
import { pl as loginPl } from '#modules/second-factor/messages/login-pl.ts'
import { en as twoStepEn } from '#modules/second-factor/messages/en.ts'
import { pl as twoStepPl } from '#modules/second-factor/messages/pl.ts'
import { en } from '#modules/second-factor/messages/passkeys-en.ts'
import { pl } from '#modules/second-factor/messages/passkeys-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { isAlive, open } from './open.ts'
import { ADMIN, fillLogin, logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await aStage()
})
afterAll(() => stage.close())

/** A phone's own authenticator, which its owner unlocks at once. */
async function giveAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Puts a copy in its place that has signed as often as when it was made. */
    async copyAnew() {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
      const [credential] = credentials
      await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
      await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential!, signCount: 0 } })
    },
  }
}

test.each(
  drawnLook([
    {
      language: 'en',
      width: 1440,
      scheme: 'light',
      person: ADMIN,
      home: '/home',
      say: en,
      two: twoStepEn,
      step: loginEn,
    },
    {
      language: 'pl',
      width: 390,
      scheme: 'dark',
      person: STUDENT,
      home: '/my',
      say: pl,
      two: twoStepPl,
      step: loginPl,
    },
  ]),
)(
  'a passkey is added, logs in alone and after the password, is told from its copy, and removed ($language)',
  async ({ language, width, scheme, person, home, say, two, step }) => {
    const page = await stage.aPage({ language, width, scheme })
    const authenticator = await giveAuthenticator(page)
    await logIn(page, person)
    await open(page, '/my/account')
    const part = page.locator('#two-step')
    const dialog = page.getByRole('dialog')
    await part.getByRole('button', { name: say.add }).click()
    await dialog.getByLabel(say.name).fill('Laptop')
    await dialog.getByLabel(say.password).fill(person.password)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say.goOn }).click()
    await expectText(page, two.codesTitle)
    const [recoveryCode] = await part.locator('li code').allInnerTexts()
    await part.getByRole('button', { name: two.keptCodes }).click()
    await part.getByText('Laptop', { exact: true }).waitFor()
    await part.getByRole('button', { name: say.renameNamed.replace('{name}', 'Laptop') }).click()
    await dialog.getByLabel(say.name).fill('Żółw 🐢')
    await dialog.getByRole('button', { name: say.rename, exact: true }).click()
    await part.getByText('Żółw 🐢', { exact: true }).waitFor()
    await expectAccessible(page)

    const signOut = () => page.context().clearCookies({ name: /session/ })
    await signOut()
    await open(page, `/login?next=${encodeURIComponent(`${home}?from=passkey`)}`)
    await isAlive(page)
    await page.getByRole('button', { name: step.usePasskey }).click()
    await page.waitForURL(`**${home}?from=passkey`)

    await signOut()
    await open(page, '/login')
    await fillLogin(page, person)
    await page.waitForURL('**/login/code')
    await isAlive(page)
    await expectText(page, step.introPasskey)
    await expectAccessible(page)
    await page.getByRole('button', { name: step.usePasskey }).click()
    await page.waitForURL(`**${home}`)

    await authenticator.copyAnew()
    await signOut()
    await open(page, '/login')
    await isAlive(page)
    await page.getByRole('button', { name: step.usePasskey }).click()
    await expectText(
      page,
      language === 'en' ? /This passkey was not accepted/ : /Ten klucz dostępu nie został przyjęty/,
    )

    await fillLogin(page, person)
    await page.waitForURL('**/login/code')
    await page.getByLabel(step.code, { exact: true }).fill(recoveryCode!)
    await page.getByRole('button', { name: step.logIn, exact: true }).click()
    await page.waitForURL(`**${home}`)
    await open(page, '/my/account')
    await part.getByRole('button', { name: say.removeNamed.replace('{name}', 'Żółw 🐢') }).click()
    await dialog.getByLabel(say.password).fill(person.password)
    await dialog.getByRole('button', { name: say.remove, exact: true }).click()
    await part.getByText('Żółw 🐢', { exact: true }).waitFor({ state: 'detached' })
    await signOut()
    await open(page, '/login')
    await fillLogin(page, person)
    await page.waitForURL(`**${home}`)
  },
)
