/** The element of a page that holds what its loaders found. */
export const PAGE_DATA_ID = 'page-data'
