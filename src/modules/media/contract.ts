import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id, IdParams } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { FILM_SECONDS_MAX } from './films/vocabulary.ts'
import { IMAGE_CONTEXTS, VIDEO_FAILURES, VIDEO_STATES } from './vocabulary.ts'

/** An image in the widths there are; `src` holds `{width}` where one of them goes. */
export const Picture = z.object({
  id: Id,
  src: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
})
export type Picture = z.output<typeof Picture>

/** A language tag such as `pl` or `pt-BR`. */
const LanguageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
const CaptionsLabel = oneLine().min(1).max(60)
const Captions = z.object({ language: LanguageTag, label: CaptionsLabel })

/** A video as the specification shows it: `bunny_status` 3 is ready, null to 2 still on its way, 5 failed. */
export const Video = z.object({
  id: Id,
  bunny_id: z.string(),
  bunny_status: z.int().nullable(),
  state: z.enum(VIDEO_STATES),
  /** of transcoding, percent */
  progress: z.int(),
  failure: z.enum(VIDEO_FAILURES).nullable(),
  duration_seconds: z.int().nullable(),
  /** whether the poster was chosen, and is not the one that was drawn by itself */
  has_own_still: z.boolean(),
  poster_url: z.string().nullable(),
  /** a page for an iframe, good for some hours; null until something can be played */
  embed_url: z.string().nullable(),
  captions: z.array(Captions),
})
export type Video = z.output<typeof Video>

/** What a browser needs to upload a video by tus (engagement §3, Video upload info). */
export const VideoUpload = z.object({
  endpoint: z.string(),
  AuthorizationSignature: z.string(),
  AuthorizationExpire: z.int(),
  VideoId: z.string(),
  LibraryId: z.string(),
  title: z.string(),
})
export type VideoUpload = z.output<typeof VideoUpload>

/** Names an uploaded image from `createImage` on. */
const ImagePath = z.string().regex(/^images\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const createImage = endpoint('POST /home/images/create', {
  summary: 'Start the upload of an image: PUT the file to `upload` with `headers`, then finish',
  access: 'signed-in',
  refuses: [403],
  audit: 'never',
  body: z.object({
    extension: oneLine().toLowerCase().max(20),
    filename: oneLine().max(255),
    context: z.enum(IMAGE_CONTEXTS).default('page'),
  }),
  status: 201,
  answer: z.object({
    path: ImagePath,
    upload: z.string(),
    headers: z.record(z.string(), z.string()),
    /** shows the image in its largest width, once it is finished */
    download: z.string(),
  }),
})

export const finishImage = endpoint('POST /home/images/finish', {
  summary: 'Check and re-encode an image that was sent; before that nothing may refer to it',
  access: 'signed-in',
  refuses: [403],
  body: z.object({ path: ImagePath }),
  answer: Picture,
})

export const deleteImage = endpoint('POST /home/images/delete', {
  summary: 'Delete an image',
  access: 'signed-in',
  refuses: [403],
  body: z.object({ path: ImagePath, context: z.enum(IMAGE_CONTEXTS) }),
  answer: z.literal(true),
})

export const getFilmRoom = endpoint('GET /json/home/videos/room', {
  summary:
    'How big the file of a video may be, and how much room is left for all: asked before lectures are made of files',
  access: 'admin',
  right: 'change-products',
  answer: z.object({
    file_bytes: z.int(),
    /** null where it is not limited */
    bytes_left: z.int().nullable(),
  }),
})

export const getVideo = endpoint('GET /json/videos/:id', {
  summary: 'How far a video is, for its uploader and admins',
  access: 'signed-in',
  answer: Video,
})

export const renewUploadSession = endpoint('POST /home/videos/:id/upload-session', {
  summary: 'Sign an upload again, to go on with it or to replace a file that failed',
  access: 'signed-in',
  changes: 'own',
  refuses: [409],
  answer: VideoUpload,
})

export const deleteVideo = endpoint('DELETE /home/videos/:id', {
  summary: 'Delete a video that nothing else shows',
  access: 'signed-in',
  refuses: [409, 502],
  answer: Done,
})

export const CAPTIONS_MAX = 800_000

export const putCaptions = endpoint('PUT /home/videos/:id/captions', {
  summary: 'Set the captions of a video in one language, as WebVTT',
  access: 'signed-in',
  refuses: [409],
  body: Captions.extend({ webvtt: z.string().min(1).max(CAPTIONS_MAX) }),
  answer: Video,
})

export const getCaptions = endpoint('GET /json/videos/:id/captions/:language', {
  summary: 'The captions of a video in one language, as WebVTT, for its uploader and admins',
  access: 'signed-in',
  refuses: [409],
  params: IdParams.extend({ language: LanguageTag }),
  /** null where there are none */
  answer: z.object({ webvtt: z.string().nullable() }),
})

export const deleteCaptions = endpoint('DELETE /home/videos/:id/captions/:language', {
  summary: 'Delete the captions of a video in one language',
  access: 'signed-in',
  refuses: [409],
  params: IdParams.extend({ language: LanguageTag }),
  answer: Video,
})

export const drawFrames = endpoint('POST /home/videos/:id/frames', {
  summary: 'Frames of a video, spread over all of it or the one at a moment, to choose its still from',
  access: 'admin',
  right: 'change-products',
  changes: 'own',
  audit: 'never',
  refuses: [409],
  body: z.object({ second: z.number().min(0).max(FILM_SECONDS_MAX).optional() }),
  answer: z.object({
    data: z.array(z.object({ milliseconds: z.int(), url: z.string() })),
  }),
})

export const chooseFrame = endpoint('PUT /home/videos/:id/still', {
  summary: 'Show a video by one of its frames, as they were drawn',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ milliseconds: z.int().min(0) }),
  answer: Video,
})

export const setStill = endpoint('PUT /home/videos/:id/still/picture', {
  summary: 'Show a video by a picture that was sent for it, and not finished',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ path: ImagePath }),
  answer: Video,
})

export const deleteStill = endpoint('DELETE /home/videos/:id/still', {
  summary: 'Show a video by the frame that was drawn by itself again',
  access: 'admin',
  right: 'change-products',
  answer: Video,
})

export const takeBunnyNotification = endpoint('POST /videos/notifications/bunny', {
  summary: 'Bunny Stream tells what became of a video',
  access: 'anyone',
  refuses: [403, 404],
  isSigned: true,
  host: 'any',
  forgeryCheck: false,
  answer: Done,
})
