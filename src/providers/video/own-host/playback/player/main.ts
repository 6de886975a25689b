// In this order: the controls look at the language and the list of qualities when they come alive.
import './language.ts'
import './start.ts'
import 'media-chrome'
import 'media-chrome/menu'
