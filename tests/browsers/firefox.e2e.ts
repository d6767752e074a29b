import { firefox } from './firefox.ts'
import { mainWays } from './ways.ts'

const { FIREFOX } = process.env
mainWays('Firefox ESR', FIREFOX ? () => firefox(FIREFOX) : undefined)
