/** Where a comment stands on its page: for links that lead to it, and for the focus of who has just deleted below it. */
export const anchorOf = (commentId: string): string => `comment-${commentId}`
