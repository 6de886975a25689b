/** Gives the file of a component to who may see its lecture at that moment; another file has another address. */
export const fileUrl = (componentId: string, storedId: string): string => `/lectures/files/${componentId}?v=${storedId}`
