const keyOf = (videoId: string) => `katedra-upload-${videoId}`

/** Names of files whose upload this browser began, so that it can ask for the same one after a reload. */
export const unfinishedUpload = {
  remember: (videoId: string, fileName: string) => quietly(() => localStorage.setItem(keyOf(videoId), fileName)),
  nameOf: (videoId: string) => quietly(() => localStorage.getItem(keyOf(videoId))) ?? null,
  forget: (videoId: string) => quietly(() => localStorage.removeItem(keyOf(videoId))),
}

// Private windows may refuse to store anything.
function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
