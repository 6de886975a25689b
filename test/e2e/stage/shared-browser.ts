import { type Browser, chromium } from 'playwright-core'

import { findBrowser } from '../../browser.ts'

let launched: Promise<Browser> | undefined

/** One browser for all files of a worker, which ends with it. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= findBrowser().then(({ executablePath, args }) => chromium.launch({ executablePath, args }))
  return launched
}
