import { useEffect } from 'react'
import { alongOf } from '#modules/media/ui/fittings.ts'
import { useFittedPicture } from '#modules/media/ui/use-fitted-picture.ts'
import { REPLY_IMAGE_MAX_BYTES, REPLY_IMAGE_TYPES } from '../contract.ts'
import { AddImage } from './AddImage.tsx'

/** Up to a megabyte a picture goes as it is. */
const REPLY_PICTURE = {
  ...alongOf({ types: REPLY_IMAGE_TYPES, bytes: REPLY_IMAGE_MAX_BYTES }),
  keptBytes: 1_000_000,
  wantedBytes: 1_000_000,
}

/** What goes with the words; nothing is sent while it is in the way. */
export interface Along {
  file: File | undefined
  isInTheWay: boolean
}

/** The picture that an admin may send along with a reply. */
export function PictureAlong({ onChange }: { onChange: (along: Along) => void }) {
  const picture = useFittedPicture(REPLY_PICTURE)
  const { file, isInTheWay } = picture
  useEffect(() => onChange({ file: file ?? undefined, isInTheWay }), [file, isInTheWay, onChange])
  return <AddImage chosen={picture} />
}
