import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { onDemand } from '../on-demand.ts'
import { NOT_AWAITED, ShownPieces } from '../shown-pieces.ts'
import { waitingPiece } from '../waiting-piece.ts'

const NEAR = '600px'

/**
 * A part far down a page, whose script is fetched when somebody comes near. Until then it is the html it came with, or,
 * where the page came without html, nothing. Of what works as html its script is fetched only then.
 */
export function whenNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  worksAsHtml?: boolean,
): ComponentType<Props> {
  const { isTurnedTo, begin } = waitingPiece()
  const Part = onDemand(async () => {
    if (typeof document !== 'undefined') await isTurnedTo
    return load()
  })

  return function WhenNear(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (worksAsHtml && place.current?.firstElementChild) return
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), { rootMargin: NEAR })
      if (place.current) observer.observe(place.current)
      return () => observer.disconnect()
    }, [])
    return (
      <div ref={place}>
        <Suspense>
          <ShownPieces value={NOT_AWAITED}>
            <Part {...props} />
          </ShownPieces>
        </Suspense>
      </div>
    )
  }
}
