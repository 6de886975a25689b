/** As it is uploaded: a signature is somebody's own, and goes with all that is personal when its school is erased. */
export const SIGNATURE = 'page'

export const NO_WORDS = { title: '', before: '', after: '', more: '', role: '' }
