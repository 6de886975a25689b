const LABELS = {
  'App\\Comment': 'comment',
  'App\\Reply': 'reply',
  'App\\CommunityPost': 'post',
  'App\\Review': 'review',
} as const

/** What an item is called, as a key of this module's words. */
export const typeLabel = (type: string) => LABELS[type as keyof typeof LABELS]
