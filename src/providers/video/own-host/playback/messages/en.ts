export const en = {
  title: 'Video',
  expired: 'This player has been open for too long or its address is not complete. Please reload the page.',
  notReady: 'This video is being prepared. Please reload the page in a few minutes.',
}

export type PlayerMessages = typeof en
