import { mainFlows } from './main-flows.ts'
import { webkit } from './webkit.ts'

const { WEBKIT_DRIVER, WEBKIT_BROWSER } = process.env
mainFlows('WebKitGTK', WEBKIT_DRIVER && WEBKIT_BROWSER ? () => webkit(WEBKIT_DRIVER, WEBKIT_BROWSER) : undefined)
