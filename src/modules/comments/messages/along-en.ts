export const en = {
  addImage: 'Add image',
  removeImage: 'Remove image {name}',
  preparingImage: 'Preparing {name}',
  addVideo: 'Add video',
  removeVideo: 'Remove video {name}',
  videoUnsent: 'This video was not fully uploaded. Choose the same file to continue.',
  sendVideo: 'Choose the file',
}
