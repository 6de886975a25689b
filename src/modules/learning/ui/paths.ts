/** Where a visitor signs in and comes back to the lecture (engagement §2), and to the place in it that is named by a fragment. */
export const watchLoginPath = (courseSlug: string, lectureId: string, fragment = ''): string =>
  `/${courseSlug}/watch/login?lecture=${lectureId}${fragment && `&at=${encodeURIComponent(fragment.slice(1))}`}`
