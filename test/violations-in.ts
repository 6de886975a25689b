import axe from 'axe-core'

/** What axe finds wrong in a component. Nothing is drawn in jsdom: colours and sizes are judged by journeys. */
export async function violationsIn(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
