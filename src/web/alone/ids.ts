/** The elements that hold a page that stands alone, and what its script is told of it. */
export const ALONE_ID = 'alone'
export const GIVEN_ID = 'given'
