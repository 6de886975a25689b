export const en = {
  title: 'Video',
  expired: 'This player has been open for too long or its address is not complete. Please reload the page.',
  notReady: 'This video is being prepared. Please reload the page in a few minutes.',
  unplayable: 'This video cannot be played right now. Please reload the page.',
  speed: 'Speed',
  quality: 'Quality',
  captions: 'Captions',
}

export type PlayerMessages = typeof en
