/** The id of the field in which another lecture of a section is typed. */
export const addingTo = (sectionId: string): string => `add-to-${sectionId}`
