interface WithUploads {
  imageId?: string | null
  videoId?: string | null
}

/** What lies in files, to be deleted with the posts it belongs to. */
export const uploadsOf = (items: WithUploads[]): { imageIds: string[]; videoIds: string[] } => ({
  imageIds: items.flatMap(({ imageId }) => imageId ?? []),
  videoIds: items.flatMap(({ videoId }) => videoId ?? []),
})
