import { createContext, type ReactNode, use, useState } from 'react'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'

const AnnounceContext = createContext<(message: string) => void>(() => undefined)

/** Reads aloud what happened in the section; what is said twice in a row is read twice. */
export function Announcements({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ message: '', nth: 0 })
  const [announce] = useState(() => (message: string) => setSaid(({ nth }) => ({ message, nth: nth + 1 })))
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <output>
          <span key={said.nth}>{said.message}</span>
        </output>
      </VisuallyHidden>
    </AnnounceContext>
  )
}

export const useAnnounce = () => use(AnnounceContext)
