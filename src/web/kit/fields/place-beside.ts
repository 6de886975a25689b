const GAP = 4
const EDGE = 8
const TALLEST = 320
const COMFORTABLE = 200

/** Puts what floats under its field and as wide, or above it where there is more room. */
export function placeBeside(field: HTMLElement, { style }: HTMLElement): void {
  const { left, top, bottom, width } = field.getBoundingClientRect()
  const below = window.innerHeight - bottom - GAP - EDGE
  const above = top - GAP - EDGE
  const isAbove = below < COMFORTABLE && above > below
  style.left = `${left}px`
  style.width = `${width}px`
  style.maxHeight = `${Math.min(TALLEST, isAbove ? above : below)}px`
  style.top = isAbove ? 'auto' : `${bottom + GAP}px`
  style.bottom = isAbove ? `${window.innerHeight - top + GAP}px` : 'auto'
}
