import type { Page } from 'playwright-core'

const PHONE = { width: 390, height: 844 }

/** What makes it scroll sideways on a phone in letters twice as large. */
export async function fitsInLargeLetters(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  return page.waitForFunction(fits, undefined).then(
    () => [],
    async () => [await page.evaluate(whatSticksOut)],
  )
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
