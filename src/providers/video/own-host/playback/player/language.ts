import { addTranslation, setLanguage } from 'media-chrome/dist/utils/i18n.js'
import { controlsPl } from '../messages/controls-pl.ts'

addTranslation('pl', controlsPl)
setLanguage(document.documentElement.lang)
