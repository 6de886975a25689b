export const pl = {
  views: 'Zapisane widoki',
  all: 'Wszystko',
  save: 'Zapisz widok',
  saveTitle: 'Zapisz ten widok',
  saveHelp: 'Zachowa te filtry pod nazwą. Widzisz go tylko Ty.',
  name: 'Nazwa',
  forget: 'Usuń widok „{name}”',
  forgotten: 'Widok usunięty',
  undo: 'Cofnij',
  cancel: 'Anuluj',
}
