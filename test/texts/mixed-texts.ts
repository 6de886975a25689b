import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node
type Element = ESTree.JSXElement | ESTree.JSXFragment
type Child = Element['children'][number]

/** A part of what an element holds, by what React makes of it. */
interface Part {
  kind: 'text' | 'comes' | 'other'
  /** where in the file it is */
  start: number
  end: number
  /** the child of the element that it is, or is in */
  child: Child
}

/** What holds words by its name: the functions that look them up, and what is shown as it is. */
const SAYS = /^(?:\w*text|say|shown|day|on|money|kit|format\w+)$/i
const IS_SAID = /^(?:title|label|name|reason|sentence|number)$/

/**
 * Where a component's text stands beside an element that comes and goes, as `line: text`. A browser's translation takes such a text out of
 * the page, and what comes beside it has lost its place: the text is to have an element of its own.
 */
export function mixedTexts(file: string, code: string): string[] {
  const found = new Set<string>()
  visit(parseSync(file, code, { lang: 'tsx' }).program, (node) => {
    if (node.type === 'JSXElement')
      for (const { start, end } of mixedIn(node))
        found.add(`${code.slice(0, start).split('\n').length}: ${code.slice(start, end).trim()}`)
  })
  return [...found]
}

/** The texts of one element beside which another part of it comes and goes. */
function mixedIn(element: ESTree.JSXElement): Part[] {
  const parts = partsOf(element)
  return parts.filter(
    ({ kind, start }) => kind === 'text' && parts.some((other) => other.kind === 'comes' && other.start !== start),
  )
}

/** What stands in a fragment stands in the element around it. */
const partsOf = ({ children }: Element): Part[] =>
  children.flatMap((child) => {
    if (child.type === 'JSXText') return child.value.trim() ? [{ kind: 'text', ...placeOf(child), child }] : []
    if (child.type === 'JSXFragment') return partsOf(child)
    return child.type === 'JSXExpressionContainer'
      ? partsIn(child.expression, child, false)
      : [{ kind: 'other', ...placeOf(child), child }]
  })

const placeOf = ({ start, end }: { start: number; end: number }) => ({ start, end })

function partsIn(node: Node, child: Child, mayGo: boolean): Part[] {
  const part = (kind: Part['kind']): Part[] => [{ kind, ...placeOf(node), child }]
  switch (node.type) {
    case 'JSXEmptyExpression':
      return []
    case 'JSXElement':
      return part(mayGo ? 'comes' : 'other')
    case 'JSXFragment':
      return mayGo ? part('comes') : partsOf(node)
    case 'ConditionalExpression':
      return [...partsIn(node.consequent, child, true), ...partsIn(node.alternate, child, true)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : partsIn(node.left, child, true)), ...partsIn(node.right, child, true)]
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() ? part('text') : []
    case 'TemplateLiteral':
      return part('text')
    default:
      return part(isSaid(node) ? 'text' : holdsElement(node) ? 'comes' : 'other')
  }
}

function isSaid(node: Node): boolean {
  if (node.type === 'CallExpression')
    return node.callee.type === 'Identifier' && SAYS.test(node.callee.name) && !holdsElement(node)
  if (node.type === 'MemberExpression') return isSaid(node.property)
  return node.type === 'Identifier' && IS_SAID.test(node.name)
}

function holdsElement(node: Node): boolean {
  let holds = false
  visit(node, ({ type }) => {
    if (type === 'JSXElement' || type === 'JSXFragment') holds = true
  })
  return holds
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const value of Object.values(node) as unknown[])
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof each === 'object' && each !== null && 'type' in each) visit(each as Node, see)
}
