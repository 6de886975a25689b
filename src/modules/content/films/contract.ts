import { z } from 'zod'
import { Video, VideoUpload } from '#modules/media/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { CAPTION_MAX } from '../vocabulary.ts'

export const createBlockFilm = endpoint('POST /home/lecture-films', {
  summary: 'Start the upload of a film for a block, which names it by the id of its video',
  access: 'admin',
  right: 'change-products',
  refuses: [403, 502],
  body: z.object({ title: oneLine().min(1).max(CAPTION_MAX) }),
  status: 201,
  answer: z.object({ video: Video, upload: VideoUpload }),
})
