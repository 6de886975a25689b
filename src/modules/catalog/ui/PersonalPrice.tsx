import { type ReactNode, useEffect, useRef, useState } from 'react'
import { asOffered, type CardFigures } from './card-figures.ts'
import styles from './personal-price.module.css'
import { useEvergreenEnds } from './use-evergreen-ends.ts'

const NEAR = '300px'

interface PersonalPriceProps {
  productId: string
  price: CardFigures
  children: (price: CardFigures) => ReactNode
}

/** The lowest price there is for whoever looks, asked for once they come near. */
export function PersonalPrice({ productId, price, children }: PersonalPriceProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  const { ends, known } = useEvergreenEnds(isNear ? productId : undefined)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const [lowest] = price.evergreens
    .filter(({ id, amount }) => ends[id] !== undefined && amount < price.amount)
    .toSorted((a, b) => a.amount - b.amount)
  const isKnown = lowest !== undefined || known.has(productId)
  return (
    <span ref={place} className={isKnown ? undefined : styles.unknown}>
      {children(lowest ? asOffered(price, lowest) : price)}
    </span>
  )
}
