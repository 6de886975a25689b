export const en = {
  views: 'Saved views',
  all: 'All',
  save: 'Save view',
  saveTitle: 'Save this view',
  saveHelp: 'Keeps these filters under a name. Only you see it.',
  name: 'Name',
  forget: 'Delete the view “{name}”',
  forgotten: 'View deleted',
  undo: 'Undo',
  cancel: 'Cancel',
}
