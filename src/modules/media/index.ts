export { abandonUploads, deleteAbandoned } from './abandon-uploads.ts'
export { answeringWith } from './answering-with.ts'
export { createVideo } from './create-video.ts'
export { beginFile } from './files/begin-file.ts'
export { findBlockFilms } from './find-block-films.ts'
export { findFiles } from './files/find-files.ts'
export { FileUsers } from './files/file-users.ts'
export { keepFile, requireSent, type StoredFile, takeStored } from './files/keep-file.ts'
export { keptKey } from './files/keys.ts'
export { typeAsNamed } from './files/type-as-named.ts'
export { findPictures } from './find-pictures.ts'
export type { Media } from './media.ts'
export { type PictureGuard, PictureGuards } from './picture-guards.ts'
export { prepareAgain } from './prepare-again.ts'
export { readPicture, readShown } from './read-picture.ts'
export { requirePicture, requirePictures } from './require-picture.ts'
export { storeImage } from './store-image.ts'
export { type AskedVideo, type VideoGuard, VideoGuards } from './video-guards.ts'
export { type IsVideoShared, VideoUsers } from './video-users.ts'
export {
  isPlayable,
  pictureUrl,
  posterOf,
  type ShownImage,
  type ShownVideo,
  type VideoRow,
  viewPicture,
  viewVideo,
} from './view.ts'
