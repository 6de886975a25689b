/** The lesson page, where whoever has its course watches a lecture. */
export const lecturePath = (courseSlug: string, lectureId: string): string => `/${courseSlug}/watch/${lectureId}`

/** The same at one of the components below the lecture. */
export const componentPath = (courseSlug: string, lectureId: string, componentId: string): string =>
  `${lecturePath(courseSlug, lectureId)}#${componentId}`

/** Where a visitor signs in and comes back to the lecture (engagement §2), and to the place in it that is named by a fragment. */
export const watchLoginPath = (courseSlug: string, lectureId: string, fragment = ''): string =>
  `/${courseSlug}/watch/login?lecture=${lectureId}${fragment && `&at=${encodeURIComponent(fragment.slice(1))}`}`
