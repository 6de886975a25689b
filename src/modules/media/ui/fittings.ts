import { IMAGE_MAX_MEGABYTES, IMAGE_TYPES, type ImageContext } from '../vocabulary.ts'
import type { Fitting } from './fitting.ts'

const TO_THE_WIDGET = {
  types: [...new Set(Object.values(IMAGE_TYPES))],
  maxBytes: IMAGE_MAX_MEGABYTES * 1024 * 1024,
  keptBytes: 0,
  wantedBytes: 1_000_000,
}

/** The two configurations of engagement §5: of the upload widget, and of what has to stay sharp at a smaller size. */
const ROUGH = { quality: 0.5, lowestQuality: 0.4, step: 0.1, maxWidth: 3000, maxHeight: 2000 }
const SHARP = { quality: 0.75, lowestQuality: 0.5, step: 0.1, maxWidth: 1920, maxHeight: 1920 }

export const WIDGET: Fitting = { ...TO_THE_WIDGET, ...ROUGH }
export const AVATAR: Fitting = { ...TO_THE_WIDGET, ...SHARP, isSquare: true }
/** Few colours and sharp edges: as it is, unless it is a photo. */
const LOGO: Fitting = { ...TO_THE_WIDGET, ...SHARP, keptBytes: 500_000 }

/** Of uses that want another than the widget's. */
export const FITTINGS: Partial<Record<ImageContext, Fitting>> = { avatar: AVATAR, logo: LOGO }

/** A picture sent along with something written: as it is up to `bytes`, and never bigger. */
export const alongOf = ({ types, bytes }: { types: readonly string[]; bytes: number }): Fitting => ({
  ...SHARP,
  types,
  maxBytes: bytes,
  keptBytes: bytes,
  wantedBytes: bytes,
})
