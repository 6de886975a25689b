/** The lesson page, where whoever has its course watches a lecture. */
export const lecturePath = (courseSlug: string, lectureId: string): string => `/${courseSlug}/watch/${lectureId}`

/** The same at one of the components below the lecture. */
export const componentPath = (courseSlug: string, lectureId: string, componentId: string): string =>
  `${lecturePath(courseSlug, lectureId)}#${componentId}`
