import { useEffect, useRef } from 'react'
import { getBuyCard } from '#modules/sharing/embed/contract.ts'
import styles from '#modules/sharing/ui/buy-card.module.css'
import { BuyCardView } from '#modules/sharing/ui/BuyCardView.tsx'
import { useBuyCardText } from '#modules/sharing/ui/use-text.ts'
import { isNotThere, loadingOfSchool, sameForEveryVisitor } from '#web/load.ts'
import type { Route } from './+types/EmbeddedProduct.ts'

/** A product in a frame on another site, in the language that its address says. */
export async function loader({ request, context, params: { productId } }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { card } = await api.call(getBuyCard, { productId }).catch(whenItIsGone)
  const asked = new URL(request.url).searchParams.get('scheme')
  return { card, schoolName: school.name, scheme: SCHEMES.find((each) => each === asked) }
}

/** Where it stood on other pages, its place is shown as a draft's is. */
function whenItIsGone(problem: unknown): { card: null } {
  if (isNotThere(problem)) return { card: null }
  throw problem
}

/** Left out, it is the one that the reader prefers. */
const SCHEMES = ['light', 'dark'] as const

export const handle = sameForEveryVisitor('scheme')

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function EmbeddedProduct({ loaderData: { card, schoolName, scheme } }: Route.ComponentProps) {
  const text = useBuyCardText()
  const main = useRef<HTMLElement>(null)
  const title = card?.title ?? schoolName
  useEffect(() => {
    // The page around learns how high the frame should be and what is in it, and nothing about who looks.
    const tell = () =>
      window.parent.postMessage({ type: 'katedra:buy-card', height: heightOf(main.current), title }, '*')
    const observer = new ResizeObserver(tell)
    if (main.current) observer.observe(main.current)
    return () => observer.disconnect()
  }, [title])
  return (
    <main ref={main} aria-label={title} data-theme={scheme} className={styles.card}>
      <title>{title}</title>
      {card ? (
        <BuyCardView card={card} />
      ) : (
        <div className={styles.words}>
          <h1 className={styles.title}>{text('gone')}</h1>
          <p>
            <a href="/" target="_top">
              {text('toSchool', { school: schoolName })}
            </a>
          </p>
        </div>
      )}
    </main>
  )
}

/** In whole pixels, so that nothing of it is cut off. */
const heightOf = (element: Element | null) => Math.ceil(element?.getBoundingClientRect().height ?? 0)
