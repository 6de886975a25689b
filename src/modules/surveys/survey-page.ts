/** Where an admin builds it. */
export const surveyPage = (id: string): string => `/home/surveys/${id}`
