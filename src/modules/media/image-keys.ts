/** What browsers send lies here, unreachable, until it was re-encoded. */
export const sentKey = (imageId: string): string => `uploads/images/${imageId}`

export const publicPrefix = (imageId: string): string => `public/images/${imageId}/`

export const imagePath = (imageId: string): string => `images/${imageId}`

export const imageIdIn = (path: string): string => path.slice('images/'.length)
