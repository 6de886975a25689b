import { useState } from 'react'
import type { Video } from '#modules/media/contract.ts'
import { VideoUpload } from '#modules/media/ui/VideoUpload.tsx'

/** Lets the author go on with an upload that broke off, or send another file in place of one that failed. */
export function PostVideoUpload({ title, video }: { title: string; video: Video }) {
  const [isDeleted, setDeleted] = useState(false)
  return isDeleted ? null : <VideoUpload title={title} video={video} onGone={() => setDeleted(true)} />
}
