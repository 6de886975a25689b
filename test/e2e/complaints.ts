import type { Page } from 'playwright-core'

/** A refusal, and the scripts of a page that is only shown, in a frame that lets none run. */
const AS_MEANT = /status of 4\d\d|^Blocked script execution in .+ because the document's frame is sandboxed/

/** Everything that this page tells the server of, or says in its console, from here on: what React had to mend is among it. */
export function complaintsOf(page: Page): string[] {
  const said: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/json/errors')) said.push(`${page.url()} told of ${request.postData()?.slice(0, 400)}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !AS_MEANT.test(message.text()))
      said.push(`${page.url()} ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => said.push(`${page.url()} threw ${error.message}`))
  return said
}
