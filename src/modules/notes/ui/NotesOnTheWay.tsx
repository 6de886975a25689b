import { use } from 'react'
import { BesideVideo } from '#modules/media/ui/beside-video.ts'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { useAltKeys } from '#kit/keys/use-alt-keys.ts'

/** In the place of a lecture's notes while their script is fetched: Alt and M shows that place, and the box is gone to once it is there. */
export function NotesOnTheWay() {
  const { show, askEarly } = use(BesideVideo)
  useAltKeys({
    KeyM() {
      askEarly(document.activeElement)
      show()
    },
  })
  return <Skeleton lines={3} />
}
