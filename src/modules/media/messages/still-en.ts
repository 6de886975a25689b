export const en = {
  still: 'Thumbnail',
  stillHelp: 'Shown before the video plays, in the contents of the course and when the lecture before it ends.',
  stillNow: 'The thumbnail as it is now',
  chooseFrame: 'Choose a frame',
  closeFrames: 'Close the frames',
  takeMoment: 'Take this moment',
  uploadStill: 'Upload a picture',
  automaticStill: 'Back to the automatic one',
  frames: 'Frames of the video',
  drawing: 'Drawing frames…',
  frameAt: 'Frame at {time}',
  noMoment: 'Play the video first, so that it has a moment.',
}
