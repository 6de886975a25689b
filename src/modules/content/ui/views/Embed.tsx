/* oxlint-disable react/iframe-missing-sandbox -- players of the sites on the server's list, which must fetch from their own origin */
import { ExternalLink, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useShownText } from '../shown-text.ts'
import type { Shown } from '../screen-type.ts'
import styles from './views.module.css'

/** What lies at another site: nothing is asked of it before somebody presses. */
export function Embed({ title, address, player }: Shown<'embed'>) {
  const text = useShownText()
  const [isShown, setShown] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isShown) frame.current?.focus()
  }, [isShown])
  if (!player) return null
  const { site, src, shape } = player
  return (
    <figure className={styles.embed}>
      <div data-shape={shape} data-shown={isShown}>
        {isShown ? (
          <iframe
            ref={frame}
            src={src}
            title={title || text('embedFrom', { site })}
            allow="fullscreen; picture-in-picture; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <Button icon={<Play />} onClick={() => setShown(true)}>
              {text('showEmbed', { site })}
            </Button>
            <p>{text('embedPrivacy', { site })}</p>
          </>
        )}
      </div>
      <figcaption>
        {title && <span>{title}</span>}
        <a href={hrefOf(address)} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" />
          {text('embedElsewhere', { site })}
        </a>
      </figcaption>
    </figure>
  )
}

const hrefOf = (address: string): string => (/^https?:/i.test(address) ? address : `https://${address}`)
