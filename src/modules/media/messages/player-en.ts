export const en = {
  playerTitle: 'Video: {title}',
  transcoding:
    'This video is now transcoding. Please reload the page in few minutes to check if it has uploaded correctly.',
  transcodingProgress: 'Transcoding',
}
