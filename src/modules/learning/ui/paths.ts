/** Where a visitor signs in and comes back to the lecture (engagement §2). */
export const watchLoginPath = (courseSlug: string, lectureId: string): string =>
  `/${courseSlug}/watch/login?lecture=${lectureId}`
