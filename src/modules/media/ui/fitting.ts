/** What a picture has to be like before it is sent. */
export interface Fitting {
  /** content types that may be sent */
  types: readonly string[]
  maxBytes: number
  /** up to here a file of these types goes as it is */
  keptBytes: number
  /** what quality is lowered for; size is given up for `maxBytes` only */
  wantedBytes: number
  quality: number
  /** below this a picture is not spoiled: it gets smaller instead */
  lowestQuality: number
  step: number
  maxWidth: number
  maxHeight: number
  /** cut to the middle, as wide as high */
  isSquare?: boolean
}

export interface Size {
  width: number
  height: number
}

/** One way to write a picture. */
export interface Attempt extends Size {
  type: string
  quality: number
}

const SMALLER = 0.8
const SMALLEST = 160
/** A transparent picture that would have to be smaller than this gets a white ground instead. */
const SMALLEST_TRANSPARENT = 800
const LOSSLESS = 'image/png'
const KEEPS_TRANSPARENCY = ['image/webp', LOSSLESS]
const KEEPS_LITTLE = ['image/webp', 'image/jpeg']

/** What to try, the best first: each type in ever smaller sizes, each size in ever lower quality. */
export function attemptsFor(size: Size, isTransparent: boolean, rules: Fitting): Attempt[] {
  const types = isTransparent ? [...KEEPS_TRANSPARENCY, 'image/jpeg'] : KEEPS_LITTLE
  return types
    .filter((type) => rules.types.includes(type))
    .flatMap((type) => {
      const smallest = isTransparent && type === LOSSLESS ? SMALLEST_TRANSPARENT : SMALLEST
      const qualities = type === LOSSLESS ? [1] : qualitiesOf(rules)
      return sizesOf(size, smallest, rules).flatMap((each) => qualities.map((quality) => ({ ...each, type, quality })))
    })
}

function qualitiesOf({ quality, lowestQuality, step }: Fitting): number[] {
  const steps = Math.floor((quality - lowestQuality) / step + 0.001)
  return Array.from({ length: steps + 1 }, (_, nth) => quality - nth * step)
}

function sizesOf({ width, height }: Size, smallest: number, { maxWidth, maxHeight }: Fitting): Size[] {
  const sizes: Size[] = []
  const least = Math.min(smallest, longest({ width, height }))
  for (let scale = Math.min(1, maxWidth / width, maxHeight / height); ; scale *= SMALLER) {
    const size = { width: scaled(width, scale), height: scaled(height, scale) }
    const last = sizes.at(-1)
    // One of a single pixel gets no smaller.
    if (last && (longest(size) < least || longest(size) === longest(last))) return sizes
    sizes.push(size)
  }
}

const longest = ({ width, height }: Size): number => Math.max(width, height)

const scaled = (pixels: number, scale: number): number => Math.max(1, Math.round(pixels * scale))

export interface Writing {
  write: (attempt: Attempt) => Promise<Blob | null>
  onTried: (share: number) => void
}

/** The first that is small enough, else in the lowest quality the first that may be sent at all; null when none may. */
export async function firstThatFits(
  attempts: Attempt[],
  { maxBytes, wantedBytes }: Pick<Fitting, 'maxBytes' | 'wantedBytes'>,
  { write, onTried }: Writing,
): Promise<Blob | null> {
  // Browsers that cannot write a type write another.
  const unknown = new Set<string>()
  for (const [nth, attempt] of attempts.entries()) {
    if (unknown.has(attempt.type)) continue
    const written = await write(attempt)
    onTried((nth + 1) / attempts.length)
    if (written?.type !== attempt.type) unknown.add(attempt.type)
    else if (written.size <= (isLowest(attempt, attempts[nth + 1]) ? maxBytes : wantedBytes)) return written
  }
  return null
}

const isLowest = (attempt: Attempt, next: Attempt | undefined): boolean =>
  next?.type !== attempt.type || next.width !== attempt.width || next.height !== attempt.height
