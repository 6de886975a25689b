/** What browsers send lies here, unreachable, until it was re-encoded. */
export const sentKey = (imageId: string): string => `uploads/images/${imageId}`

interface Kept {
  id: string
  isGuarded: boolean
}

/** Where the widths of an image lie: below `public/` for everyone, else for those who are asked first. */
export const folderOf = ({ id, isGuarded }: Kept): string => (isGuarded ? guardedFolder(id) : publicFolder(id))

/** Both, for what is deleted: an image may be on its way from one to the other. */
export const foldersOf = (imageId: string): string[] => [publicFolder(imageId), guardedFolder(imageId)]

const publicFolder = (imageId: string) => `public/images/${imageId}/`
const guardedFolder = (imageId: string) => `guarded/images/${imageId}/`

export const imagePath = (imageId: string): string => `images/${imageId}`

export const imageIdIn = (path: string): string => path.slice('images/'.length)
