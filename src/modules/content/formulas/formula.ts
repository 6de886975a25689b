import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import temml from 'temml'

/** What formulas are made of. Styles and links are no part of it; what lies in them is text. */
const PARTS =
  'math mrow mi mo mn ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup munder mover munderover mmultiscripts mprescripts none menclose mtable mtr mtd'
const SAID_OF_PARTS =
  'display displaystyle scriptlevel mathvariant mathcolor stretchy fence separator form accent accentunder lspace rspace minsize maxsize symmetric largeop movablelimits linethickness columnalign rowspan columnspan width height depth voffset notation'
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: PARTS.split(' '),
  allowedAttributes: { '*': SAID_OF_PARTS.split(' ') },
}

const EXPANSIONS_MAX = 300
/** in em */
const SIZE_MAX = 20
const MATHML_MAX = 100_000

/** Written once: a lesson is rendered more often than its formulas change. */
const written = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (math, tex) => math.length + tex.length,
})

/** A formula in LaTeX as MathML, which browsers draw by themselves; undefined where it cannot be read, or is too much. */
export function mathOf(tex: string): string | undefined {
  const known = written.get(tex)
  if (known !== undefined) return known
  const math = write(tex)
  if (math) written.set(tex, math)
  return math
}

function write(tex: string): string | undefined {
  try {
    const math = temml.renderToString(tex, {
      displayMode: true,
      throwOnError: true,
      trust: false,
      maxExpand: EXPANSIONS_MAX,
      maxSize: [SIZE_MAX, SIZE_MAX],
    })
    return math.length > MATHML_MAX ? undefined : sanitizeHtml(math, ALLOWED)
  } catch {
    return undefined
  }
}
