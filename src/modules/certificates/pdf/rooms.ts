/** In points: how large pictures are at most. */
export const LOGO_ROOM = { width: 200, height: 48 }
export const SIGNATURE_ROOM = { width: 190, height: 44 }
