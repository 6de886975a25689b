import type { Page } from 'playwright-core'

/** What makes it scroll sideways in letters twice as large. */
export async function fitsInLargeLetters(page: Page): Promise<string[]> {
  if (await page.evaluate(fitsWhenLarge)) return []
  // What is laid out by a script comes a moment later.
  return page.waitForFunction(fits, undefined).then(
    () => [],
    async () => [await page.evaluate(whatSticksOut)],
  )
}

const fits = (): boolean => document.documentElement.scrollWidth <= document.documentElement.clientWidth

function fitsWhenLarge(): boolean {
  const page = document.documentElement
  page.style.fontSize = '200%'
  return page.scrollWidth <= page.clientWidth
}

/** What is written beyond the edge of the page, and the innermost elements that reach there, with how far. */
function whatSticksOut(): string {
  const width = document.documentElement.clientWidth
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const said: string[] = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { right } = range.getBoundingClientRect()
    if (right > width + 0.5) said.push(`“${texts.currentNode.textContent}” to ${right}`)
  }
  const beyond = [...document.querySelectorAll('*')].filter((node) => node.getBoundingClientRect().right > width + 0.5)
  const innermost = beyond.filter((node) => !beyond.some((other) => other !== node && node.contains(other)))
  const named = innermost.map(
    (node) => `${node.nodeName}.${node.getAttribute('class') ?? ''} to ${node.getBoundingClientRect().right}`,
  )
  return [...said, ...named].join('; ')
}
