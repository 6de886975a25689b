import { attemptsFor, type Fitting, firstThatFits } from './fitting.ts'
import { openPicture } from './open-picture.ts'

/** Why a picture cannot be sent: nobody can open it, or it stays too big however small it gets. */
export type Refused = 'unreadable' | 'too-big'

/**
 * The file as it may be sent: as it is where that will do, else upright, smaller, and of a type that is taken. `onShare`
 * tells a share of the work from 0 to 1.
 */
export async function fitPicture(
  file: File,
  rules: Fitting,
  onShare: (share: number) => void = () => undefined,
): Promise<File | Refused> {
  const isTaken = rules.types.includes(file.type)
  const mayGo = isTaken && file.size <= rules.maxBytes
  if (mayGo && (isDrawing(file) || file.size <= rules.keptBytes)) return file
  if (file.size > OPENED_BYTES) return 'too-big'
  onShare(0)
  const picture = await openPicture(file, rules)
  if (!picture && mayGo) return file
  // Of what is too big as it is, that is known; what else is wrong with it, only guessed.
  if (!picture) return isTaken ? 'too-big' : 'unreadable'
  onShare(OPENED)
  const attempts = attemptsFor(picture, picture.isTransparent, rules)
  const fitted = await firstThatFits(attempts, rules, {
    write: picture.write,
    onTried: (share) => onShare(OPENED + share * (1 - OPENED)),
  }).finally(picture.close)
  const isCut = rules.isSquare && !picture.wasSquare
  if (mayGo && !isCut && (!fitted || fitted.size >= file.size)) return file
  return fitted ? named(fitted, file) : 'too-big'
}

/** The largest that cameras write; what is bigger is refused at once, unopened. */
const OPENED_BYTES = 100_000_000

/** Opening a photo takes about half of the time. */
const OPENED = 0.5

/** Drawings lose by being made into pixels, animations by being still. */
const isDrawing = ({ type }: File): boolean => type === 'image/svg+xml' || type === 'image/gif'

const named = (made: Blob, { name }: File): File =>
  new File([made], `${name.replace(/\.[^.]*$/, '')}.${made.type.split('/')[1]}`, { type: made.type })
