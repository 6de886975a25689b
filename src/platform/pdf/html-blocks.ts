import { type ChildNode, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import type { PdfContent } from './make-pdf.ts'

interface Run {
  text: string
  bold?: boolean
  italics?: boolean
  decoration?: 'underline' | 'lineThrough'
  link?: string
}
type Look = Omit<Run, 'text'>

const HEADING_SIZES: Record<string, number> = { h2: 13, h3: 11.5, h4: 10.5 }

/** What rich text says (`sanitizeRichText`), as blocks of a document. */
export const htmlBlocks = (html: string): PdfContent[] => blocksOf(parseDocument(html).children)

function blocksOf(nodes: readonly ChildNode[]): PdfContent[] {
  const blocks: PdfContent[] = []
  let inline: ChildNode[] = []
  const endParagraph = () => {
    const text = runsOf(inline)
    if (text.some((run) => run.text.trim() !== '')) blocks.push({ text, margin: [0, 0, 0, 6] })
    inline = []
  }
  for (const node of nodes) {
    const block = blockOf(node)
    if (!block) inline.push(node)
    else {
      endParagraph()
      blocks.push(block)
    }
  }
  endParagraph()
  return blocks
}

/** Undefined for what stands within a line. */
function blockOf(node: ChildNode): PdfContent | undefined {
  if (!isTag(node)) return undefined
  switch (node.name) {
    case 'p':
    case 'pre':
      return { text: runsOf(node.children), margin: [0, 0, 0, 6] }
    case 'h2':
    case 'h3':
    case 'h4':
      return { text: runsOf(node.children), bold: true, fontSize: HEADING_SIZES[node.name]!, margin: [0, 8, 0, 4] }
    case 'ul':
    case 'ol': {
      const items = node.children.filter((each) => isTag(each)).map(({ children }) => blocksOf(children))
      return node.name === 'ul' ? { ul: items } : { ol: items }
    }
    case 'blockquote':
      return { stack: blocksOf(node.children), italics: true, margin: [14, 0, 0, 0] }
    case 'hr':
      return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 483, y2: 0, lineWidth: 0.5 }], margin: [0, 4, 0, 8] }
    default:
      return undefined
  }
}

const runsOf = (nodes: readonly ChildNode[], look: Look = {}): Run[] => nodes.flatMap((node) => runsIn(node, look))

function runsIn(node: ChildNode, look: Look): Run[] {
  if (isText(node)) return [{ ...look, text: node.data.replaceAll(/\s+/g, ' ') }]
  if (!isTag(node)) return []
  if (node.name === 'br') return [{ text: '\n' }]
  return runsOf(node.children, { ...look, ...LOOKS[node.name]?.(node.attribs) })
}

const LOOKS: Record<string, (attributes: Record<string, string>) => Look> = {
  strong: () => ({ bold: true }),
  em: () => ({ italics: true }),
  u: () => ({ decoration: 'underline' }),
  s: () => ({ decoration: 'lineThrough' }),
  a: ({ href }) => (href ? { link: href, decoration: 'underline' } : {}),
}
