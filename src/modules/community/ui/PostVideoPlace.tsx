import { type ComponentProps, Suspense } from 'react'
import styles from './post.module.css'
import { onDemand } from '#kit/on-demand.ts'

const PostVideo = onDemand(async () => (await import('./PostVideo.tsx')).PostVideo)

/** What shows a video is loaded where a post has one. */
export function PostVideoPlace(given: ComponentProps<typeof PostVideo>) {
  const { video, video_file: file } = given.post
  if (!video && !file) return null
  return (
    <Suspense fallback={<div className={styles.embedded} />}>
      <PostVideo {...given} />
    </Suspense>
  )
}
