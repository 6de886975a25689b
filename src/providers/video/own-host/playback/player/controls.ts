// In this order: the controls look at the language when they come alive.
import './language.ts'
import 'media-chrome'
import 'media-chrome/menu'
