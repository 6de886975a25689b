export const en = {
  area: 'Pictures and videos',
  errors: {
    'media.bad-extension': 'Bad file extension',
    'media.unreadable-image': 'We cannot read this file as a picture',
    'media.image-too-small':
      'This picture is {width} × {height} pixels: so small that it would be blurred. Choose one that is at least {least} pixels wide and high.',
    'media.image-not-finished': 'This picture is gone or was not fully uploaded. Please upload it again.',
    'media.file-not-sent': 'This file is gone, empty or was not fully uploaded. Please upload it again.',
    'media.not-as-named':
      'The name says {type}, but what is inside is something else. Choose another file, or save this one as {type} again.',
    'media.no-text': 'This is not plain text in UTF-8. Save it as “UTF-8” in your editor, or use another kind of file.',
    'media.no-room': 'There is no room left for this file at the moment. Please try again later.',
    'media.video-too-big': 'This file is too big. A video may have at most {size}\u00a0{unit}.',
    'media.too-big': 'File too big. At most {size} MB.',
    'media.video-has-its-file': 'This video already has a file. Delete the video to use another one.',
    'media.video-shared':
      'Several lectures show this video. Delete it in each of them: it is gone once the last one does not show it.',
    'media.unreadable-captions': 'This is not a WebVTT file',
    'media.no-captions':
      'A player reads no captions in this file: no line tells from when to when, such as 00:01.000 --> 00:04.000, with words below it.',
    'media.captions-elsewhere': 'Captions for this video are managed at the host that keeps it',
    'media.still-elsewhere': 'The thumbnail of this video is managed at the host that keeps it',
    'media.no-film-yet': 'There is nothing of this film to choose from before it is prepared',
    'media.no-such-frame': 'This frame is gone. Please choose again.',
    'media.file-gone': 'The file of this film is of no use any more. It has to be uploaded again.',
    'media.too-many-films': 'Three videos are playing on your account already. Stop one of them to watch this one.',
    'media.host-unavailable': 'Video upload is temporary unavailable',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'PUT /my/account/avatar': 'Changed their own picture',
    'POST /home/images/finish': 'Uploaded an image',
    'POST /home/images/delete': 'Deleted an image',
    'POST /home/videos/:id/upload-session': 'Resumed the upload of a video',
    'DELETE /home/videos/:id': 'Deleted a video',
    'PUT /home/videos/:id/captions': 'Set the captions of a video',
    'DELETE /home/videos/:id/captions/:language': 'Deleted the captions of a video',
    'PUT /home/videos/:id/still': 'Chose the thumbnail of a video',
    'PUT /home/videos/:id/still/picture': 'Uploaded a thumbnail for a video',
    'DELETE /home/videos/:id/still': 'Took the chosen thumbnail off a video',
  },
}
