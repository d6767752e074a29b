import { firefox } from './firefox.ts'
import { mainFlows } from './main-flows.ts'

const { FIREFOX } = process.env
mainFlows('Firefox ESR', FIREFOX ? () => firefox(FIREFOX) : undefined)
