import { addTranslation, setLanguage } from 'media-chrome/dist/utils/i18n.js'
import { controlsPl } from '../messages/controls-pl.ts'

// Must run before the controls are defined: they read their labels when they come alive.
addTranslation('pl', controlsPl)
setLanguage(document.documentElement.lang)
