import { useState } from 'react'
import type { Video } from '#modules/media/contract.ts'
import { VideoUpload } from '#modules/media/ui/VideoUpload.tsx'

/** Lets the author go on with an upload that broke off, or send another file in place of one that failed. */
export function PostVideoUpload({ title, video }: { title: string; video: Video }) {
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted) return null
  return (
    <VideoUpload
      title={title}
      video={video}
      onCreate={() => Promise.reject(new Error('A post takes its video when it is written'))}
      onChange={(now) => setDeleted(now === null)}
    />
  )
}
