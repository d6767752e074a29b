import { mainWays } from './ways.ts'
import { webkit } from './webkit.ts'

const { WEBKIT_DRIVER, WEBKIT_BROWSER } = process.env
mainWays('WebKitGTK', WEBKIT_DRIVER && WEBKIT_BROWSER ? () => webkit(WEBKIT_DRIVER, WEBKIT_BROWSER) : undefined)
