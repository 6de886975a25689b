/** No video is longer: a week. */
export const POSITION_MAX = 604_800
