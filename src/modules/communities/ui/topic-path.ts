/** Where a topic is read; apart from the paths of `community`, which come with all of its scripts. */
export const topicPath = (topicId: string): string => `/community/topics/${topicId}`
