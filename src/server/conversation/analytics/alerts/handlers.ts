import { handlerGroup } from '../../../foundation/http/handler.ts'
import { alerts } from './alerts.ts'

/** Endpoints for alerts of figures. */
export const figureAlertHandlers = handlerGroup({ ...alerts.handlers })
