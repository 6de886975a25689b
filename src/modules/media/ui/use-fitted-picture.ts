import { useRef, useState } from 'react'
import { reportUnexpected } from '#kit/api/report-error.ts'
import { arrive } from '#kit/arrive.ts'
import type { Refused } from './fit-picture.ts'
import type { Fitting } from './fitting.ts'
import { useMediaText } from './use-text.ts'

export type FittedPicture =
  | { state: 'fitting'; file: File; share: number }
  | { state: 'fits'; file: File }
  | { state: 'refused'; file: File; why: string }

/** One picture to send along with something written, made to fit as soon as it is chosen. */
export function useFittedPicture(rules: Fitting) {
  const text = useMediaText()
  const [picture, setPicture] = useState<FittedPicture | null>(null)
  const newest = useRef(0)

  const wordsFor = (refused: Refused, file: File): string => {
    if (refused === 'too-big') return text('tooManyKilobytes', { max: rules.maxBytes / 1000 })
    return text(/\.hei[cf]$/i.test(file.name) ? 'cannotOpenHeic' : 'badExtension')
  }

  return {
    picture,
    /** what is sent */
    file: picture?.state === 'fits' ? picture.file : null,
    /** nothing may be sent before it fits or is taken away */
    isInTheWay: picture !== null && picture.state !== 'fits',
    async choose(file: File) {
      newest.current += 1
      const own = newest.current
      const show = (shown: FittedPicture) => {
        if (own === newest.current) setPicture(shown)
      }
      show({ state: 'fitting', file, share: 0 })
      try {
        const { fitPicture } = await arrive(() => import('./fit-picture.ts'))
        const fitted = await fitPicture(file, rules, (share) => show({ state: 'fitting', file, share }))
        if (typeof fitted === 'string') show({ state: 'refused', file, why: wordsFor(fitted, file) })
        else show({ state: 'fits', file: fitted })
      } catch (error) {
        reportUnexpected(error)
        show({ state: 'refused', file, why: text('somethingWentWrong') })
      }
    },
    takeAway() {
      newest.current += 1
      setPicture(null)
    },
  }
}
