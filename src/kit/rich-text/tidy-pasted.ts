import { makeLists, wordItems } from './word-lists.ts'

/** What another program put on the clipboard, so that the editor keeps it: lists of Word, cells of tables apart, the title. */
export function tidyPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const items = wordItems(body)
  const tables = [...body.querySelectorAll('table')]
  const titles = [...body.querySelectorAll('h1')]
  if (items.length + tables.length + titles.length === 0) return html
  makeLists(items)
  // What lies inside another comes first.
  for (const table of tables.toReversed()) table.replaceWith(...blocksOf(table))
  for (const title of titles) renamed(title, 'h2')
  return body.innerHTML
}

const BLOCKS = 'p, div, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre'

function blocksOf(table: HTMLTableElement): HTMLElement[] {
  const rows = [...table.rows].flatMap(blocksOfRow)
  return table.caption ? [renamed(table.caption, 'p'), ...rows] : rows
}

/** One line with its cells apart; where a cell holds more than one, the texts of all, one below the other. */
function blocksOfRow(row: HTMLTableRowElement): HTMLElement[] {
  const cells = [...row.cells].filter((cell) => cell.textContent.trim() !== '')
  if (cells.some((cell) => cell.querySelector('ul, ol') || cell.querySelectorAll(BLOCKS).length > 1))
    return cells.map((cell) => renamed(cell, 'div'))
  const line = document.createElement('p')
  for (const cell of cells) {
    const inner = cell.querySelector(BLOCKS)
    inner?.replaceWith(...inner.childNodes)
    line.append(line.hasChildNodes() ? ' | ' : '', ...cell.childNodes)
  }
  return line.hasChildNodes() ? [line] : []
}

function renamed(element: Element, name: string): HTMLElement {
  const other = document.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}
