export const en = {
  'media.bad-extension': 'Bad file extension',
  'media.unreadable-image': 'This file is not a picture we can read',
  'media.image-not-finished': 'This picture is gone or was not uploaded to its end. Please upload it again.',
  'media.too-big': 'File too big. At most {size} MB.',
  'media.video-has-its-file': 'The file of this video is here already. Delete the video to use another one.',
  'media.unreadable-captions': 'This is not a WebVTT file',
  'media.captions-elsewhere': 'Captions of this video are set at the host that keeps it',
  'media.host-unavailable': 'Video upload is temporary unavailable',
}
