export const pl = {
  views: 'Zapisane widoki',
  all: 'Wszystko',
  save: 'Zapisz widok',
  saveTitle: 'Zapisz ten widok',
  saveHelp: 'To, do czego zawężono listę, pod własną nazwą. Widzisz go tylko Ty.',
  name: 'Nazwa',
  forget: 'Usuń widok „{name}”',
  forgotten: 'Widok usunięty',
  undo: 'Cofnij',
  cancel: 'Anuluj',
}
