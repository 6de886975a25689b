import { type Belonging, moved } from '#modules/people/index.ts'
import { images, storedFiles, videos } from './tables.ts'

export const mediaBelongings: Belonging[] = [
  moved(images.uploadedById),
  moved(videos.uploadedById),
  moved(storedFiles.uploadedById),
]
