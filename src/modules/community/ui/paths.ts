/** The feed of one topic, or of all. */
export const feedPath = (topicId?: string | null): string => (topicId ? `/community/topics/${topicId}` : '/community')

export const newPostPath = (topicId: string): string => `/community/topics/${topicId}/new`

export const postPath = (postId: string): string => `/community/posts/${postId}`

export const editPostPath = (postId: string): string => `${postPath(postId)}/edit`

export const galleryPath = (topicId?: string | null): string =>
  topicId ? `/community/gallery/${topicId}` : '/community/gallery'
