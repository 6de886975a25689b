export const en = {
  'failure.unreadable':
    'We cannot read this file as a video. Export it again, for example as MP4, and choose the new file.',
  'failure.beyond-limit':
    'This video is longer than the minutes of film that your school has left. Ask those who run the platform for more, or delete other videos and upload it again.',
  'failure.too-long': 'This video is too long. Split it into parts.',
  'failure.out-of-memory': 'This video is too large to process. Export it in a smaller size and choose the new file.',
  'failure.timed-out': 'Processing this video took too long. Export it in a smaller size and choose the new file.',
  'failure.interrupted': 'Processing this video was interrupted several times. Please upload it again.',
  'failure.host': 'The video host could not process this video. Please upload it again.',
}
