import { type Browser, chromium } from 'playwright-core'

import { findBrowser } from '../../browser.ts'

/** A page of a journey lives for seconds: what makes its scripts faster in the long run takes more of a machine than it gives back. */
const WITHOUT_LONG_RUN = '--js-flags=--no-turbofan --no-maglev'

let launched: Promise<Browser> | undefined

/** One browser for all files of a worker, which ends with it; where one has died, whoever asks next has another. */
export function sharedBrowser(): Promise<Browser> {
  launched = launched?.then((browser) => (browser.isConnected() ? browser : launch()), launch) ?? launch()
  return launched
}

async function launch(): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  return chromium.launch({ executablePath, args: [...args, WITHOUT_LONG_RUN] })
}
